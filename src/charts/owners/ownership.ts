/** Who owns whom, as a report shows it. */
export type OwnershipNode = Readonly<{
  id: string;
  kind: 'subject' | 'person' | 'company' | 'unknown';
  name: string;
  note: string;
  country: string;
  screening: 'clear' | 'found' | 'not_screened';
}>;
export type OwnershipEdge = Readonly<{ from: string; to: string; label: string; isKnown: boolean }>;
export type Ownership = Readonly<{
  title: string;
  remark: string;
  nodes: readonly OwnershipNode[];
  edges: readonly OwnershipEdge[];
}>;

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
