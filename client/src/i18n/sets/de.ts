import terms from '../../../../words/terms/de.ftl?raw';

const sentences = import.meta.glob<string>(
  ['../../../../words/sentences/de/*.ftl', '!../../../../words/sentences/de/{terminal,rules,box,examples}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export default [terms, ...Object.values(sentences)];
