import { createContext, type ReactNode, useContext } from 'react';

/** What differs between the places where texts are drawn: how a path of the site is followed, in which words a note is named. */
export type ProseWays = Readonly<{
  linkTo: (path: string, children: ReactNode) => ReactNode;
  noteMark: (number: number) => string;
}>;

const WaysContext = createContext<ProseWays | undefined>(undefined);

export function ProseProvider({ ways, children }: { ways: ProseWays; children: ReactNode }) {
  return <WaysContext value={ways}>{children}</WaysContext>;
}

export function useProseWays(): ProseWays {
  const ways = useContext(WaysContext);
  if (ways === undefined) throw new Error('useProseWays needs a ProseProvider around it');
  return ways;
}
