import { useTexts } from '../../texts/use-texts.tsx';
import { linesOf } from '../model/lines.ts';
import { useDossier } from './dossier-work.tsx';

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
  // Empty sections are counted above, as the dossier stands on this machine.
  const other = order.obstacles.filter(({ code }) => code !== 'section_missing').length;
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
