import type { Catalogue } from '../protocol';

/** What the rules need to know about a table. */
export interface RulesOfTable {
  level: number;
  catalogue: Catalogue;
}

/** The drawer with the rules. */
export const rulebook: { open: boolean; rule: string | null; table: RulesOfTable | null } = $state({
  open: false,
  rule: null,
  table: null,
});

/** Opens the drawer, at a rule if one is named, for a table if one is there. */
export function openRules(rule: string | null, table: RulesOfTable | null): void {
  rulebook.table = table;
  rulebook.rule = rule;
  rulebook.open = true;
}

export function closeRules(): void {
  rulebook.open = false;
}
