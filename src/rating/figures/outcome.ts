/** Why a ratio or a model has no value, in the order in which reasons are looked for: the first that holds is told. */
export const undefinedReasons = [
  'missing_input',
  'non_positive_equity',
  'zero_denominator',
  'no_interest',
  'no_debt_service',
  'non_positive_ebitda',
  'missing_fx_or_deflator',
  'not_applicable_sector',
  'disabled_no_primary_source',
] as const;
export type UndefinedReason = (typeof undefinedReasons)[number];

/** A value, or the reason why there is none; never Infinity and never NaN. */
export type Outcome = Readonly<{ value: number; reason?: never } | { value: null; reason: UndefinedReason }>;

/** The outcome that has no value. */
export function undefinedFor(reason: UndefinedReason): Outcome {
  return { value: null, reason };
}

/** What a formula over certain figures says; a figure that is missing is the first reason. */
export function outcomeOf<Name extends string>(
  figures: Readonly<Partial<Record<Name, number>>>,
  names: readonly Name[],
  formula: (figures: Readonly<Record<Name, number>>) => number | UndefinedReason,
): Outcome {
  const known: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const value = figures[name];
    if (value === undefined) return undefinedFor('missing_input');
    known[name] = value;
  }
  // Every name was found above.
  const result = formula(known as Readonly<Record<Name, number>>);
  if (typeof result === 'string') return undefinedFor(result);
  return Number.isFinite(result) ? { value: result } : undefinedFor('zero_denominator');
}
