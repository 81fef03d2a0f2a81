import { readFileSync } from 'node:fs';
import { type Action, actions, mayDo, type Ownership, type Party, policy } from '#kernel/policy.ts';
import { roleLabels } from '#modules/accounts/user-administration/seed-accounts.ts';
import { root } from '../check.ts';
import { markdownTable } from './markdown-table.ts';

const columns: readonly Party[] = ['visitor', 'User', 'Director', 'Manager', 'Admin'];

const whose: Readonly<Record<Ownership, string>> = {
  any: '',
  link: 'of the link one holds',
  own: "one's own",
  others: "of others, never one's own",
};

/** Who may do what, as a table in Markdown; what an action is, is said by the comment above it in the policy. */
export function drawRoleTable(words: ReadonlyMap<string, string>): string {
  const heads = columns.map((party) => (party === 'visitor' ? 'visitor' : roleLabels[party].en));
  const rows = actions.map((action) => [
    `${words.get(action) ?? ''} \`${action}\``,
    ...columns.map((party) => (mayDo(party, action) ? '✓' : '')),
    whose[policy[action].of],
  ]);
  return markdownTable([['', ...heads, 'whose'], ...rows]);
}

/** The comment above each action of the policy's source, by action. */
export function wordsOfActions(source = readFileSync(new URL('src/kernel/policy.ts', root), 'utf8')) {
  const found = source.matchAll(/\/\*\* ([^*\n]+?)\.? \*\/\n\s*'([\w.]+)':/g);
  return new Map([...found].map(([, words = '', action = '']) => [action, words]));
}

/** Actions that no comment explains. */
export function wordless(words: ReadonlyMap<string, string>): Action[] {
  return actions.filter((action) => !words.has(action));
}
