import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import type { CheckItem, CheckView } from '#workflows/check-report/contract.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { orderAhead } from '../../session/order-ahead.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { type ActPlaces, createActLine } from './act-line.ts';

/** What the first column compares with. */
export const sides = ['machine', 'sentBack', 'sealed'] as const;
export type Side = (typeof sides)[number];

type CheckWork = Readonly<{
  check: CheckView;
  /** In the order in which they are walked through. */
  items: readonly CheckItem[];
  open: readonly CheckItem[];
  openComments: number;
  current: CheckItem | undefined;
  go: (place: string) => void;
  step: (by: 1 | -1) => void;
  side: Side;
  sidesHere: readonly Side[];
  turnSide: (side?: Side) => void;
  /** Which of the sources of the value is shown: the author's, or that of another value. */
  other: number | undefined;
  showOther: (other: number | undefined) => void;
  isCommenting: boolean;
  setCommenting: (isCommenting: boolean) => void;
  fault: FaultWords | undefined;
  /** Shows what is to be at once, then asks the server; what it refuses is shown as it was. */
  act: (call: (api: ApiClient) => Promise<CheckView>, options?: ActOptions) => Promise<boolean>;
}>;

type Meanwhile = (check: CheckView) => CheckView;

type ActOptions = Readonly<{
  /** The values that it is about; without them it is about the whole report. */
  places?: ActPlaces;
  meanwhile?: Meanwhile;
  done?: string;
  next?: string | undefined;
}>;

const CheckContext = createContext<CheckWork | undefined>(undefined);

/** The check of the page, and the way to work on it. */
export function useCheck(): CheckWork {
  const work = useContext(CheckContext);
  if (work === undefined) throw new Error('useCheck needs a CheckProvider around it');
  return work;
}

const itemsOf = ({ sections }: CheckView) => sections.flatMap(({ items }) => items);
const isOpen = ({ accepted }: CheckItem) => accepted === null;

/** Holds the check of the page: changed at once by what is done, replaced by every answer. */
export function CheckProvider({ loaded, children }: { loaded: CheckView; children: ReactNode }) {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** As the server answered last, and what has been done since. */
  const [answered, setAnswered] = useState(loaded);
  const [waiting, setWaiting] = useState<readonly Meanwhile[]>([]);
  const [place, setPlace] = useState(() => (itemsOf(loaded).find(isOpen) ?? itemsOf(loaded)[0])?.place);
  const [side, setSide] = useState<Side>('machine');
  const [other, setOther] = useState<number>();
  const [isCommenting, setCommenting] = useState(false);
  const [fault, setFault] = useState<FaultWords>();
  /** A comment is read before its value is accepted. */
  const [line] = useState(createActLine);

  const work = useMemo<CheckWork>(() => {
    const check = waiting.reduce((now, meanwhile) => meanwhile(now), answered);
    const items = itemsOf(check);
    const at = items.findIndex((item) => item.place === place);
    const go = (to: string | undefined) => {
      setPlace(to);
      setOther(undefined);
      setCommenting(false);
    };
    const sidesHere = sides.filter(
      (one) => one === 'machine' || (one === 'sentBack' ? check.sentBackAt !== null : check.hasSealed),
    );
    return {
      check,
      items,
      open: items.filter(isOpen),
      openComments: items.flatMap(({ comments }) => comments).filter((one) => one.isOpen).length,
      current: items[at],
      go,
      step: (by) => go(items[Math.min(items.length - 1, Math.max(0, at + by))]?.place),
      side,
      sidesHere,
      turnSide: (to) =>
        setSide(to ?? sidesHere[(sidesHere.indexOf(side) + 1) % sidesHere.length] ?? 'machine'),
      other,
      showOther: setOther,
      isCommenting,
      setCommenting,
      fault,
      async act(call, { places, meanwhile = (now: CheckView) => now, done, next } = {}) {
        // One of its own: the same act may wait twice.
        const own: Meanwhile = (now) => meanwhile(now);
        setFault(undefined);
        setWaiting((others) => [...others, own]);
        if (next !== undefined) go(next);
        try {
          setAnswered(await line.add(places, () => orderAhead.acting(() => call(sessionApi()))));
          if (done !== undefined) toast(done);
          return true;
        } catch (error) {
          if (error instanceof SessionEnded) navigate(signInPath(pathname));
          else setFault(faultWords(error, texts));
          return false;
        } finally {
          setWaiting((others) => others.filter((other) => other !== own));
        }
      },
    };
  }, [answered, waiting, line, place, side, other, isCommenting, fault, navigate, pathname, texts, toast]);
  return <CheckContext value={work}>{children}</CheckContext>;
}
