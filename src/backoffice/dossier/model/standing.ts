/** How a value, a row or a section stands, from what must be seen to first to what needs nobody. */
export const standings = ['wrong', 'clash', 'empty', 'found', 'typed', 'missing', 'confirmed'] as const;
export type Standing = (typeof standings)[number];

/** Of several the one that must be seen to first. */
export function worstOf(all: readonly Standing[]): Standing {
  return standings.find((standing) => all.includes(standing)) ?? 'empty';
}

/** Somebody has to do something about it before the report is handed over. */
export function isOpen(standing: Standing): boolean {
  return standing === 'wrong' || standing === 'clash' || standing === 'found';
}
