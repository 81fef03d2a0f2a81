import { naceList, naceRevision } from '../activities/nace-lists.ts';

/** Sections of NACE 2 by their last division; the lists of countries that are made of it have the same. */
const lastDivisions: readonly (readonly [last: number, section: string])[] = [
  [3, 'A'],
  [9, 'B'],
  [33, 'C'],
  [35, 'D'],
  [39, 'E'],
  [43, 'F'],
  [47, 'G'],
  [53, 'H'],
  [56, 'I'],
  [63, 'J'],
  [66, 'K'],
  [68, 'L'],
  [75, 'M'],
  [82, 'N'],
  [84, 'O'],
  [85, 'P'],
  [88, 'Q'],
  [93, 'R'],
  [96, 'S'],
  [98, 'T'],
  [99, 'U'],
];

/** The section of an activity as a dossier states it: `NACE 2.1: 28.13 – Pumps` is C; none for lists of other families. */
export function activitySection(stated: string): string | undefined {
  const [, scheme = '', revision = '', code = ''] =
    /^(SK NACE|[A-Z-]+)\s*([^:]*):\s*([\d.]+)/i.exec(stated) ?? [];
  const list = naceList(scheme);
  if (list === undefined || naceRevision(list, revision.trim()) === 'older') return undefined;
  // American SIC has four digits, and nothing of NACE.
  const digits = code.replaceAll('.', '');
  if (list === 'SIC' && digits.length !== 5) return undefined;
  const division = Number(digits.slice(0, 2));
  return division === 0 ? undefined : lastDivisions.find(([last]) => division <= last)?.[1];
}
