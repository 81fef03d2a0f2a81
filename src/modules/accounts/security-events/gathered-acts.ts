import type { Db } from '#platform/database/kysely.ts';
import { addToSecurityEvents, countSecurityEvent, type NewSecurityEvent } from './repository.ts';

/** Beyond as many unlike acts at once each is written by itself. */
const maxGathered = 1_000;

/** A line of the database, and what has come since and is not in it yet. */
type Gathered = { readonly id: string; times: number; lastAt: Date };

/**
 * Acts of one window: the first of its like is written at once, those after it are counted here until somebody writes them. They are
 * added to the line of the first alone; where that has gone meanwhile, with its account, nothing comes back.
 */
export function createGatheredActs(most = maxGathered) {
  const gathered = new Map<string, Gathered>();

  return {
    async note(db: Db, act: NewSecurityEvent, maxRows: number): Promise<void> {
      const like = likeOf(act);
      const known = gathered.get(like);
      if (known === undefined) {
        const id = await countSecurityEvent(db, act, maxRows);
        // One that came side by side may have been first.
        if (gathered.size < most && !gathered.has(like)) gathered.set(like, { id, times: 0, lastAt: act.at });
        return;
      }
      known.times += 1;
      if (act.at > known.lastAt) known.lastAt = act.at;
    },

    /** Ends the window. What cannot be written is lost, as an act that is written at once would be. */
    async write(db: Db): Promise<void> {
      const lines = [...gathered.values()].filter(({ times }) => times > 0);
      gathered.clear();
      if (lines.length > 0) await addToSecurityEvents(db, lines);
    },
  };
}

/** The day is part of it, as of a line. */
function likeOf({ accountId, kind, action, call, network, device, at }: NewSecurityEvent): string {
  return JSON.stringify([at.toISOString().slice(0, 10), accountId, kind, action, call, network, device]);
}
