import { createContext, type ReactNode, useContext } from 'react';

/** How a figure leads to its evidence: on the page to the panel, in a copy without scripts to the list of sources. */
export type EvidenceLinks = Readonly<{
  /** Undefined where there is nothing to lead to. */
  hrefOf(facts: readonly string[], mark: number): string | undefined;
  /** Facts of the figure that is open. */
  open: string;
  /** What saves the kept copy of a source, among words or as a button; undefined where there is no network. */
  copyOf?: (sha256: string, shown: Readonly<{ text: string; label?: string; isPlain?: true }>) => ReactNode;
}>;

export const EvidenceLinksContext = createContext<EvidenceLinks>({ hrefOf: () => undefined, open: '' });

/** In which block of the report the evidence of a figure stands; in none where there is room beside the report. */
export const EvidencePlaceContext = createContext<Readonly<{ block: string; panel: ReactNode }>>({
  block: '',
  panel: null,
});

export const useEvidenceLinks = () => useContext(EvidenceLinksContext);

/** So many facts of one figure are leafed through; the others stand in the tables that it was made of. */
export const maxLeafed = 12;

/** The facts of a figure as an address holds them. */
export const factsKey = (facts: readonly string[]) => facts.slice(0, maxLeafed).join(',');

/** Where a source stands in the list of sources. */
export const sourceAnchor = (number: number) => `source-${number}`;
