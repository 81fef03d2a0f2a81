/** PostgreSQL's word for a second row where there may be one (unique_violation). */
const uniqueViolation = '23505';

/** Whether a change was refused because a row with the same key is there: somebody else was first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
