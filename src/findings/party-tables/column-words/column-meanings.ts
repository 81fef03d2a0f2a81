/** What a column of a table of people or owners can say. */
export const columnMeanings = [
  'name',
  'family_name',
  'given_name',
  'patronymic',
  'role',
  'kind',
  'country',
  'number',
  'share',
  'votes',
  'control',
  'of',
  'path',
  'since',
  'until',
  'born',
  'elsewhere',
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** The tables that are read, and what their columns can say: who manages, who is behind the company, who holds its capital. */
export const meaningsOf = {
  people: [
    ...(['name', 'family_name', 'given_name', 'patronymic', 'role', 'since', 'until', 'born'] as const),
    ...(['country', 'elsewhere'] as const),
  ],
  owners: [
    ...(['name', 'family_name', 'given_name', 'patronymic', 'kind', 'country', 'number', 'share'] as const),
    ...(['votes', 'control', 'of', 'path', 'since', 'until', 'born'] as const),
  ],
  holders: [
    ...(['name', 'family_name', 'given_name', 'patronymic', 'kind', 'country', 'number', 'share'] as const),
    ...(['since', 'until'] as const),
  ],
} as const satisfies Record<string, readonly ColumnMeaning[]>;
export type PartyTableKind = keyof typeof meaningsOf;

/** Whether columns of a table of this kind can say this. */
export function canMean(kind: PartyTableKind, meaning: ColumnMeaning): boolean {
  const meanings: readonly ColumnMeaning[] = meaningsOf[kind];
  return meanings.includes(meaning);
}
