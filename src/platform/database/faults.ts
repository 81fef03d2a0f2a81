/** PostgreSQL's word for a second row where there may be one (unique_violation). */
const uniqueViolation = '23505';

/** Whether a change was refused because a row with the same key is there: somebody else was first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}

/** The network's words for a server that is not there, or not any more. */
const brokenLinks: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATEs of a server that cannot serve now: connection exceptions (08), too little of something (53), an operator or
 * a time limit stepped in (57), lost races (40), a lock not to be had (55P03), a transaction idle too long (25P03), a
 * failing disk (58), and a server that has become a reader (25006).
 */
const cannotNow = /^(?:08...|53...|57...|40...|55P03|25P03|25006|58...)$/;

/**
 * SQLSTATEs of a server that is there and has too much to do: a limit of time ended a statement, a lock was not to be
 * had, all connections are taken.
 */
const tooMuchToDo: ReadonlySet<string> = new Set(['57014', '55P03', '53300']);

/** The driver's word for a connection of the pool that none became free for. */
const poolIsBusy = 'timeout exceeded when trying to connect';

/** The driver's own words have no code. */
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect$|timeout expired$|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout$)/;

/** No room on a disk: PostgreSQL's word for it, and those of the system for files of ours. */
const noRoom: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Text that PostgreSQL cannot keep in its encoding. */
const unstorable: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Whether the database could not be reached or could not serve: nothing is wrong with what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  return someCause(error, (cause) => {
    const code = codeOf(cause);
    return brokenLinks.has(code) || cannotNow.test(code) || driverWords.test(cause.message);
  });
}

/** Whether the database is there but did not get round to it in time: asked again a little later it may well answer. */
export function isDatabaseBusy(error: unknown): boolean {
  return someCause(error, (cause) => tooMuchToDo.has(codeOf(cause)) || cause.message === poolIsBusy);
}

/** Whether there is no room left, in the database or for files. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, (cause) => noRoom.has(codeOf(cause)));
}

/** Whether a text was sent that the database cannot keep. */
export function isUnstorableText(error: unknown): boolean {
  return someCause(error, (cause) => unstorable.has(codeOf(cause)));
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const maxDepth = 5;

/** An error may be wrapped, and one connection that was tried at several addresses has an error for each. */
function someCause(error: unknown, is: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false;
  if (is(error)) return true;
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...inner].some((one) => someCause(one, is, depth + 1));
}
