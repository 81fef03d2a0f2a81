import type { ExamplePage } from '#workflows/sample-report/contract.ts';
import type { Owner } from '../later/section-data.ts';

type Ownership = NonNullable<ExamplePage['ownership']>;

/** Deeper chains stand in the report itself. */
const deepest = 4;

/** Who owns the company of the report, as a tree with the company left out of it. */
export function ownersOf({ nodes, edges }: Ownership): Owner[] {
  const subject = nodes.find(({ kind }) => kind === 'subject');
  const above = (id: string, depth: number): Owner[] =>
    depth > deepest
      ? []
      : edges
          .filter(({ to }) => to === id)
          .flatMap(({ from, label, isKnown }) => {
            const node = nodes.find((one) => one.id === from);
            if (node === undefined) return [];
            const { name, note } = node;
            return [{ name, note, share: label, isKnown, owners: above(from, depth + 1) }];
          });
  return subject === undefined ? [] : above(subject.id, 1);
}
