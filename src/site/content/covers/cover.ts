import type { Topic } from '#modules/content/contract.ts';

/** What stands on the sheet before the map. */
export type CoverSign = 'steps' | 'register' | 'number' | 'service';

/** The cover of an article: dots of countries, and a sign of its topic. */
export type Cover = Readonly<{
  sign: CoverSign;
  /** Dots of the countries it is about, as a path. */
  marked: string;
  /** Of one country the land around it; the others stand before the whole world. */
  land: string | undefined;
}>;

/** Windows of 5 by 2: the world without the south polar ice, and a close-up. */
export const coverWindows = { world: '0 -12 1000 400', closeUp: '0 0 480 192' } as const;

/** The parts of the world on the map, as `world-map.svg` names them. */
export const coverParts = ['europe', 'asia', 'africa', 'north-america', 'south-america', 'oceania'] as const;

/** The first topic that is no country says what is drawn; steps with a tax number are taken at the authority's own service. */
export function signOf(topics: readonly Topic[]): CoverSign {
  if (topics[0] === 'tax' && topics[1] === 'steps') return 'service';
  const signs = { steps: 'steps', registers: 'register', tax: 'number', belarus: undefined } as const;
  return topics.map((topic) => signs[topic]).find((sign) => sign !== undefined) ?? 'register';
}

/** Runs `row.column.length` on the grid of the map as a path that is drawn dotted; a line is a tenth longer for its last dot. */
export function dotPath(runs: string): string {
  const [step, rowStep] = [8, 7];
  return runs
    .split(' ')
    .map((run) => {
      const [row = 0, column = 0, length = 1] = run.split('.').map(Number);
      const x = step / 2 + column * step + (row % 2) * (step / 2);
      const end = length === 1 ? '0.1' : `${(length - 1) * step}.1`;
      return `M${x} ${rowStep / 2 + row * rowStep}h${end}`;
    })
    .join('');
}
