import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import {
  isSent,
  journeyPath,
  readTypedQuery,
  searchTimeoutMs,
  type TypedQuery,
} from '../query/typed-query.ts';

export type SearchStop = 'cancelled' | 'late';

export type SearchWait = Readonly<{
  /** What is being searched for; undefined while nothing is. */
  asked: TypedQuery | undefined;
  /** How the last search of this form was broken off. */
  stopped: SearchStop | undefined;
  cancel: () => void;
}>;

/** The search that is under way from the form of a country: ends by its answer, by the buyer, or by the time limit. */
export function useSearchWait(country: string): SearchWait {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  const isHydrated = useHydrated();
  const { to } = useTexts();
  const path = to('/company-search');
  const params = new URLSearchParams(navigation.location?.search);
  const isSearch =
    navigation.location?.pathname === path && isSent(params) && params.get('country') === country;
  const asked = isSearch ? readTypedQuery(params) : undefined;
  const stop = (stopped: SearchStop) => {
    if (asked === undefined) return;
    // Going to the form itself breaks the search off; what was typed stands in its address.
    const form = journeyPath(path, country, asked, { edit: '1' });
    navigate(form, { replace: true, preventScrollReset: true, state: { stopped } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts with the search
  useEffect(() => {
    if (!isSearch) return;
    const timer = setTimeout(() => stop('late'), searchTimeoutMs);
    return () => clearTimeout(timer);
  }, [isSearch, navigation.location?.key]);
  // The server does not know the state of the history: the first picture must do without it.
  const stopped = isHydrated ? stoppedOf(location.state) : undefined;
  return { asked, stopped, cancel: () => stop('cancelled') };
}

function stoppedOf(state: unknown): SearchStop | undefined {
  if (typeof state !== 'object' || state === null || !('stopped' in state)) return undefined;
  return state.stopped === 'cancelled' || state.stopped === 'late' ? state.stopped : undefined;
}
