import { useTexts } from '../../texts/use-texts.tsx';
import { linesOf } from '../model/lines.ts';
import { useDossier } from './dossier-work.tsx';

/** What the lines of a dossier tell by themselves, as it stands on this machine. */
const toldByLines: readonly string[] = ['section_missing', 'value_contradicted', 'value_unconfirmed'];

/** Obstacles that no mark of a line tells. */
export function otherObstacles<Obstacle extends { code: string }>(
  obstacles: readonly Obstacle[],
): Obstacle[] {
  return obstacles.filter(({ code }) => !toldByLines.includes(code));
}

/** What is open before the report can be handed over, counted and in words. */
export function useOpenCounts() {
  const { dossier: words } = useTexts();
  const { dossier, order } = useDossier();
  const lines = dossier.sections.flatMap((section) =>
    linesOf(section, false).filter((line) => line.kind !== 'why' || section.isMissing),
  );
  const count = (standing: string) => lines.filter((line) => line.standing === standing).length;
  const clash = count('clash');
  const found = count('found');
  const empty = count('empty');
  const steps = order.order.workItems.filter(({ outcome }) => outcome === null).length;
  const other = otherObstacles(order.obstacles).length;
  const say = (n: number, of: (count: number) => string) => (n === 0 ? [] : [of(n)]);
  return {
    steps,
    total: clash + found + empty + steps + other,
    words: [
      ...say(clash, words.counts.clash),
      ...say(found, words.counts.found),
      ...say(empty, words.counts.empty),
      ...say(steps, words.counts.steps),
      ...say(other, words.counts.other),
    ],
  };
}
