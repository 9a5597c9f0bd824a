// Checks the Fluent files in words/ and generates the types of their messages for the page.
//
// `node tools/words.js` writes src/i18n/messages.ts; with `--check` it only compares.

import { parse, Visitor } from '@fluent/syntax';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORDS = new URL('../../words/', import.meta.url);
const TYPES = new URL('../src/i18n/messages.ts', import.meta.url);

/** The terms of each word set, with the folder of its sentences. */
const SETS = { 'north-star': 'en', schmidt: 'en', de: 'de', nl: 'nl' };

const sets = Object.entries(SETS).map(([terms, sentences]) => read(terms, sentences));
const wrong = [...sets.flatMap(({ wrong }) => wrong), ...differences(sets), ...unused(sets)];
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}

const types = typesOf(sets);
if (process.argv.includes('--check')) {
  if (readFileSync(TYPES, 'utf8') !== types) {
    console.error('src/i18n/messages.ts does not match words/. Run `npm run words`.');
    process.exit(1);
  }
} else writeFileSync(TYPES, types);

/** One word set: its messages and terms, with what each refers to. */
function read(terms, sentences) {
  const folder = `sentences/${sentences}/`;
  const files = [`terms/${terms}.ftl`, ...readdirSync(new URL(folder, WORDS)).map((file) => folder + file)];
  const entries = new Map();
  const wrong = [];
  for (const file of files) {
    for (const entry of parse(readFileSync(new URL(file, WORDS), 'utf8'), {}).body) {
      if (entry.type === 'Junk') wrong.push(`${file}: not Fluent: ${entry.content.split('\n')[0]}`);
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const name = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
      if (entries.has(name)) wrong.push(`${file}: ${name} stands there twice`);
      entries.set(name, referencesOf(entry));
    }
  }
  for (const [name, { uses, forms }] of entries) {
    for (const used of uses) if (!entries.has(used)) wrong.push(`${terms}: ${name} uses ${used}, which is missing`);
    for (const [term, kind, form] of forms) {
      const { variables, variants } = entries.get(term) ?? {};
      // A kind of form that the term does not know would leave it as it is.
      if (variables?.has(kind) !== true) wrong.push(`${terms}: ${name} uses ${term} with an unknown ${kind}`);
      else if (!variants.has(form)) wrong.push(`${terms}: ${name} uses ${term} as ${form}`);
    }
  }
  const used = new Set([...entries.values()].flatMap(({ uses }) => [...uses]));
  for (const name of entries.keys()) {
    // fluent-bundle keeps messages and terms under the same names.
    if (entries.has(`-${name}`)) wrong.push(`${terms}: ${name} is a message and a term`);
    if (name.startsWith('-') && !used.has(name)) wrong.push(`${terms}: nothing uses ${name}`);
  }
  return { name: terms, entries, wrong };
}

/** What a message or a term refers to. */
function referencesOf(entry) {
  const found = {
    attributes: entry.attributes.map(({ id }) => id.name),
    variables: new Set(),
    uses: new Set(),
    /** The forms in which it uses terms. */
    forms: [],
    /** The variants among which it selects. */
    variants: new Set(),
  };
  const visitor = new Visitor();
  visitor.visitVariableReference = (node) => found.variables.add(node.id.name);
  visitor.visitMessageReference = (node) => found.uses.add(node.id.name);
  visitor.visitTermReference = (node) => {
    found.uses.add(`-${node.id.name}`);
    for (const { name, value } of node.arguments?.named ?? [])
      found.forms.push([`-${node.id.name}`, name.name, value.value]);
  };
  visitor.visitVariant = (node) => {
    found.variants.add(node.key.name ?? node.key.value);
    visitor.genericVisit(node);
  };
  visitor.visit(entry);
  return found;
}

/** The variables of a message, with those of the messages it contains. A term sees none of them. */
function variablesOf(entries, name) {
  const { variables, uses } = entries.get(name);
  const inner = [...uses].filter((used) => !used.startsWith('-')).flatMap((used) => variablesOf(entries, used));
  return [...new Set([...variables, ...inner])].sort();
}

function messagesOf({ entries }) {
  return [...entries.keys()].filter((name) => !name.startsWith('-')).sort();
}

/** What one set says and another does not. */
function differences([first, ...others]) {
  const wrong = [];
  const keys = (set) =>
    messagesOf(set).flatMap((name) => [
      name,
      ...set.entries.get(name).attributes.map((attribute) => `${name}.${attribute}`),
    ]);
  const wanted = keys(first);
  for (const other of others) {
    const has = keys(other);
    for (const key of wanted) if (!has.includes(key)) wrong.push(`${other.name}: ${key} is missing`);
    // A set may have messages of its own, such as another case, if its sentences use them.
    const used = new Set([...other.entries.values()].flatMap(({ uses }) => [...uses]));
    for (const key of has) {
      if (!wanted.includes(key) && !used.has(key)) wrong.push(`${other.name}: nothing uses ${key}`);
    }
  }
  return wrong;
}

/** The messages that neither page nor terminal names, nor another message. */
function unused(sets) {
  const named = new Set(sets.flatMap(({ entries }) => [...entries.values()].flatMap(({ uses }) => [...uses])));
  const patterns = new Set();
  for (const source of sources()) {
    for (const [, text] of source.matchAll(/['"`]([a-z][a-z_-]*-(?:\$?\{[^}`]*\}[\w-]*)+|[a-z][\w-]*)['"`]/g)) {
      if (!text.includes('{')) named.add(text);
      else patterns.add(text.replace(/\$?\{[^}]*\}/g, '.+'));
    }
  }
  const made = new RegExp(`^(?:${[...patterns].join('|')})$`);
  return messagesOf(sets[0])
    .filter((name) => !named.has(name) && !made.test(name))
    .map((name) => `nothing uses ${name}`);
}

/** The code of page and program, without what is generated from the words. */
function* sources() {
  for (const folder of ['../src/', '../../crates/']) {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    for (const name of readdirSync(root, { recursive: true })) {
      if (/\.(ts|svelte|rs)$/.test(name) && !/messages\.ts$|[/\\]tests[/\\]/.test(name)) {
        yield readFileSync(join(root, name), 'utf8');
      }
    }
  }
}

/** Every message with the variables that any of the sets wants. The rules and their examples are looked up by their ids. */
function typesOf(sets) {
  const ofThePage = messagesOf(sets[0]).filter((name) => !/^(terminal|rule|example)-/.test(name));
  const lines = ofThePage.flatMap((name) => {
    const variables = [...new Set(sets.flatMap(({ entries }) => variablesOf(entries, name)))].sort();
    const type = variables.length === 0 ? 'never' : variables.map((variable) => `'${variable}'`).join(' | ');
    const keys = [name, ...sets[0].entries.get(name).attributes.map((attribute) => `${name}.${attribute}`)];
    return keys.map((key) => `  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: ${type};`);
  });
  return [
    '// Generated from words/ by `npm run words`. Do not edit.',
    '',
    '/** Every message with the names of its arguments. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}
