import type { Behaviour } from './cards.ts';
import type { Db } from './transaction.ts';

export type CardRow = {
  token: string;
  behaviour: Behaviour;
  brand: string;
  last4: string;
  fingerprint: string;
  /** The merchant gave it up: nothing more is held on it. */
  is_detached: boolean;
};

export async function insertCard(db: Db, card: Omit<CardRow, 'is_detached'>, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO sandbox.cards (token, behaviour, brand, last4, fingerprint, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [card.token, card.behaviour, card.brand, card.last4, card.fingerprint, now],
  );
}

export async function findCard(db: Db, token: string): Promise<CardRow | undefined> {
  return (
    await db.query<CardRow>(
      'SELECT token, behaviour, brand, last4, fingerprint, is_detached FROM sandbox.cards WHERE token = $1',
      [token],
    )
  ).rows[0];
}

export async function detachCard(db: Db, token: string): Promise<void> {
  await db.query('UPDATE sandbox.cards SET is_detached = true WHERE token = $1', [token]);
}
