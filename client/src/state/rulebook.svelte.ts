import type { Catalogue } from '../protocol';

/** What the rules need to know about a table. */
export interface RulesOfTable {
  level: number;
  catalogue: Catalogue;
}

interface Rulebook {
  open: boolean;
  rule: string | null;
  table: RulesOfTable | null;
  /** The example that lies over the rules, in the drawer or on their page. */
  example: string | null;
}

/** The drawer with the rules. */
export const rulebook: Rulebook = $state({ open: false, rule: null, table: null, example: null });

/** Opens the drawer, at a rule if one is named, for a table if one is there. */
export function openRules(rule: string | null, table: RulesOfTable | null): void {
  rulebook.table = table;
  rulebook.rule = rule;
  rulebook.open = true;
}

export function closeRules(): void {
  rulebook.open = false;
}
