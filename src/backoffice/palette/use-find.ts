import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { type FoundAtDesk, findAtDesk } from '#workflows/hand-out-orders/contract.ts';
import { signInPath } from '../session/page-api.ts';
import { nothingFound } from './palette-items.ts';

/** How long typing has to rest before it is looked for. */
const restMs = 150;

/** What the server finds for the typed text; an answer that comes too late is for nobody. */
export function useFind(typed: string): { found: FoundAtDesk; isAsking: boolean; hasFailed: boolean } {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<{ to: string; found: FoundAtDesk; hasFailed: boolean }>();
  const q = typed.trim().slice(0, 200);
  const isWanted = [...q].length >= 2;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const found = await sessionApi().call(findAtDesk, { query: { q } });
        if (!isOver) setAnswer({ to: q, found, hasFailed: false });
      } catch (error) {
        if (isOver) return;
        if (error instanceof SessionEnded) navigate(signInPath('/'));
        else setAnswer({ to: q, found: nothingFound, hasFailed: true });
      }
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [q, isWanted, navigate]);
  if (!isWanted) return { found: nothingFound, isAsking: false, hasFailed: false };
  const isAnswered = answer?.to === q;
  return {
    // What was found for the letters before stays until the answer is there, so that the list does not jump.
    found: answer?.found ?? nothingFound,
    isAsking: !isAnswered,
    hasFailed: isAnswered && answer.hasFailed,
  };
}
