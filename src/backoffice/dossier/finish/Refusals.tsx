import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { faultWords } from '../../session/fault-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';

/** Changes that the server refused: said until somebody has read it. */
export function Refusals() {
  const texts = useTexts();
  const { dossier: words } = texts;
  const { queue, queueState } = useDossier();
  return queueState.refused.map(({ entry, refusal }) => (
    <Notice key={entry.id} tone="bad" title={words.refused}>
      <p>{faultWords(refusal, texts).text}</p>
      <Button look="quiet" onClick={() => queue.settle(entry.id)}>
        {words.gotIt}
      </Button>
    </Notice>
  ));
}
