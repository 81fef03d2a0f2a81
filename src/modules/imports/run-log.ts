import type { Clock } from '#kernel/clock.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type ImportRunEvent, importRunMachine } from './import-run-states.ts';
import { insertRefusals, insertRunEvent, lockRun, saveProgress, setState } from './repository.ts';
import { type ImportCounts, maxFault, maxPlace, maxRefusals, type RefusedRecord } from './run-shapes.ts';

/** What an import says of itself while it runs; nothing said here waits for the database, and no fault of it stops an import. */
export interface RunLog {
  readonly id: string;
  /** How far it has come; `share` of the file, 0 to 1. */
  progress(counts: ImportCounts, share: number): void;
  /** A record that was left out; the first hundred are kept. */
  refuse(refusal: RefusedRecord): void;
  /** Writes down at once what was said so far. */
  save(): Promise<void>;
  /** Its end, with the reason where it was not a good one. */
  end(event: Extract<ImportRunEvent, 'finish' | 'refuse' | 'stop'>, fault?: string): Promise<void>;
}

const saveEveryMs = 1_000;
/** Of these saves one is made even if nothing was said: it lives. */
const idleSaves = 5;

/** Keeps what a run says in memory and writes it down once a second at most. */
export function startRunLog({ db, clock, id }: { db: Db; clock: Clock; id: string }): RunLog {
  let counts: ImportCounts = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0, gone: 0 };
  let share = 0;
  let isNew = false;
  let idle = 0;
  let kept = 0;
  let waiting: RefusedRecord[] = [];
  let saving: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const at = clock.now();
    const refusals = waiting;
    waiting = [];
    isNew = false;
    idle = 0;
    await insertRefusals(db, id, kept, refusals);
    kept += refusals.length;
    if (await saveProgress(db, id, { counts, share, at })) return;
    // Taken for dead: the machine slept, or was too busy to say anything.
    await move('speak_again', null, null);
    await saveProgress(db, id, { counts, share, at });
  }

  function move(event: ImportRunEvent, fault: string | null, endedAt: Date | null): Promise<void> {
    return db.transaction().execute(async (tx) => {
      const state = await lockRun(tx, id);
      const next = state && importRunMachine.next(state, event);
      if (next === undefined) return;
      await setState(tx, id, { state: next, fault, endedAt });
      await insertRunEvent(tx, id, event, clock.now());
    });
  }

  /** One after the other; what cannot be written is lost, and the run is taken for dead if all of it is. */
  const save = () => {
    saving = saving.then(write).catch(() => {});
    return saving;
  };
  const timer = setInterval(() => {
    idle += 1;
    if (isNew || idle >= idleSaves) void save();
  }, saveEveryMs);
  timer.unref();

  return {
    id,
    save,
    progress(said, ofFile) {
      counts = said;
      share = Math.min(Math.max(ofFile, 0), 1);
      isNew = true;
    },
    refuse({ place, fault }) {
      if (kept + waiting.length >= maxRefusals) return;
      waiting.push({ place: storable(place, maxPlace), fault: storable(fault, maxFault) });
      isNew = true;
    },
    async end(event, fault) {
      clearInterval(timer);
      await save();
      const words = fault === undefined ? null : storable(fault, maxFault);
      await move(event, words, clock.now()).catch(() => {});
    },
  };
}

/** As PostgreSQL takes it: it keeps neither NUL nor half a sign. */
function storable(words: string, maxChars: number): string {
  return shorten(words.toWellFormed().replaceAll('\u0000', '\ufffd'), maxChars);
}
