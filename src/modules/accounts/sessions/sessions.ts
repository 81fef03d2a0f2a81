import { randomBytes } from 'node:crypto';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { secretsFrom, sha256Hex } from '#platform/secrets/secrets.ts';
import { decideRefresh, familyMs, idleMs } from './refresh-rules.ts';
import { insertSession, lockSession, markSessionUsed, revokeFamily, type Session } from './repository.ts';

/** A sign-in on one device with its current refresh token. */
export type Started = Readonly<{ sessionId: string; refreshToken: string }>;

/** The sign-in with the token that follows, and whose it is; undefined when it is over. */
export type Continued<Holder> = (Started & Readonly<{ holder: Holder }>) | undefined;

/** Begins a sign-in on one device; answers its first refresh token, of which only a hash is kept. */
export async function startSession(tx: Tx, accountId: string, now: Date, device?: string): Promise<Started> {
  const id = uuidv7(now);
  const familyUntil = new Date(now.getTime() + familyMs);
  const token = { id, familyId: id, accountId, parentId: null, familyUntil, device };
  return { sessionId: id, refreshToken: await insertToken(tx, token, now) };
}

/**
 * Exchanges a refresh token for the next one. A token that is used twice is somebody's copy and ends the whole
 * sign-in, save that the last exchange may be repeated within seconds: its answer may have been lost.
 * `findHolder` gives the account, in the same transaction, or undefined when it is no longer good; `onCopy` is told of a
 * sign-in that is ended because of a copy, once.
 */
export async function continueSession<Holder>(
  db: Db,
  refreshToken: string,
  now: Date,
  {
    findHolder,
    onCopy,
  }: {
    findHolder: (tx: Tx, accountId: string) => Promise<Holder | undefined>;
    onCopy: (tx: Tx, session: Session) => Promise<void>;
  },
): Promise<Continued<Holder>> {
  return db.transaction().execute(async (tx): Promise<Continued<Holder>> => {
    const session = await lockSession(tx, sha256Hex(refreshToken));
    if (session === undefined) return undefined;
    const decision = decideRefresh(session, now);
    if (decision === 'ended') return undefined;
    const holder = decision === 'reuse' ? undefined : await findHolder(tx, session.accountId);
    if (holder === undefined) {
      await revokeFamily(tx, session.familyId, now);
      if (decision === 'reuse') await onCopy(tx, session);
      return undefined;
    }
    const next =
      decision === 'repeat' && session.sealedChild !== null
        ? sealerOf(refreshToken).unseal(session.sealedChild)
        : await rotate(tx, session, refreshToken, now);
    return { holder, sessionId: session.familyId, refreshToken: next };
  });
}

/** Signs out: ends the sign-in that a refresh token belongs to, whichever of its tokens that is. */
export async function endSession(
  db: Db,
  refreshToken: string,
  now: Date,
  onEnd: (tx: Tx, accountId: string) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, sha256Hex(refreshToken));
    if (session === undefined || session.revokedAt !== null) return;
    await revokeFamily(tx, session.familyId, now);
    await onEnd(tx, session.accountId);
  });
}

async function rotate(tx: Tx, session: Session, refreshToken: string, now: Date): Promise<string> {
  const child = await insertToken(
    tx,
    {
      id: uuidv7(now),
      familyId: session.familyId,
      accountId: session.accountId,
      parentId: session.id,
      familyUntil: session.familyUntil,
    },
    now,
  );
  await markSessionUsed(tx, {
    id: session.id,
    usedAt: now,
    sealedChild: sealerOf(refreshToken).seal(child),
  });
  return child;
}

async function insertToken(
  tx: Tx,
  session: {
    id: string;
    familyId: string;
    accountId: string;
    parentId: string | null;
    familyUntil: Date;
    device?: string | undefined;
  },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const idleUntil = new Date(Math.min(now.getTime() + idleMs, session.familyUntil.getTime()));
  await insertSession(tx, { ...session, tokenHash: sha256Hex(token), createdAt: now, idleUntil });
  return token;
}

/** Only who holds the parent token can read its child: the database alone gives neither. */
function sealerOf(refreshToken: string) {
  return secretsFrom(Buffer.from(refreshToken, 'base64url'));
}
