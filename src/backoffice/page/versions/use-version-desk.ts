import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { draftOver, type Mark, movedOn, toldOf, typedOver } from './version-draft.ts';

/** What became of an act: somebody else may have published meanwhile. */
export type ActOutcome = 'done' | 'overtaken' | 'refused';

/** What a desk of versions has of its own. */
type VersionDeskOf<Desk, Value> = Readonly<{
  /** Under which what is typed is kept. */
  key: string;
  /** The codes by which the server says that it stands otherwise meanwhile. */
  overtaken: readonly string[];
  markOf: (desk: Desk) => Mark;
  /** What the form shows where nothing is typed. */
  savedOf: (desk: Desk) => Value;
  /** Asks for the desk as it is now. */
  ask: (api: ApiClient) => Promise<Desk>;
}>;

type ActOptions = Readonly<{
  /** What is typed stays, as the act is about something else. */
  isTypedKept?: boolean;
  /** It makes no version: what is typed stays over the one it was typed over, whatever was published meanwhile. */
  isAside?: boolean;
  onRefused?: (error: unknown) => void;
}>;

/** A desk of versions as it was loaded or answered last, and what is typed, which outlives a reload together with what it was typed over. */
export function useVersionDesk<Desk, Value>(loaded: Desk, of: VersionDeskOf<Desk, Value>) {
  const [desk, setDesk] = useState(loaded);
  useEffect(() => setDesk(loaded), [loaded]);
  const { pathname } = useLocation();
  const calls = useStaffAct(pathname);
  const typed = useTextDraft(of.key);
  const mark = of.markOf(desk);
  const saved = of.savedOf(desk);
  const keep = (text: string) => (text === '' ? typed.forget() : typed.write(text));
  return {
    desk,
    saved,
    ...draftOver(typed.text, { mark, saved }),
    isBusy: calls.isBusy,
    fault: calls.fault,
    clear: calls.clear,
    read: calls.read,
    write: (value: Value) => keep(typedOver(typed.text, { mark, saved }, value)),
    /** Shows what the desk has. */
    forget: () => typed.forget(),
    /** Does something that answers the desk anew, if it is left; who was slower is told, and keeps what was typed. */
    async act(
      call: (api: ApiClient) => Promise<Desk | undefined>,
      doneText: string,
      { isTypedKept = false, isAside = false, onRefused }: ActOptions = {},
    ): Promise<ActOutcome> {
      const before = typed.mark();
      let outcome: ActOutcome = 'refused';
      const isDone = await calls.act(async (api) => {
        try {
          const now = await call(api);
          if (now !== undefined) setDesk(now);
          if (isAside) return;
          if (!isTypedKept && before.isUnchanged()) typed.forget();
          else if (now !== undefined) keep(movedOn(typed.now(), mark, of.markOf(now)));
        } catch (error) {
          onRefused?.(error);
          if (isApiProblem(error) && of.overtaken.includes(error.code)) {
            outcome = 'overtaken';
            // Where that fails too, the next try is told again.
            const theirs = await of.ask(api).catch(() => undefined);
            if (theirs !== undefined) {
              setDesk(theirs);
              keep(toldOf(typed.now(), of.markOf(theirs)));
            }
          }
          throw error;
        }
      }, doneText);
      return isDone ? 'done' : outcome;
    },
  };
}
