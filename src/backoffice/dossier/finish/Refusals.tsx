import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { faultWords } from '../../session/fault-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { Clash } from '../work/send-change.ts';

/** Changes that were not made: refused, or somebody else was there first; said until somebody has decided. */
export function Refusals() {
  const texts = useTexts();
  const { dossier: words, locale } = texts;
  const { queue, queueState, change } = useDossier();
  return queueState.refused.map(({ entry, refusal }) =>
    refusal instanceof Clash ? (
      <Notice key={entry.id} tone="warn" title={words.clashBy(refusal.by)}>
        <p>{refusal.theirs === null ? words.clashNothing : words.clashTheirs(refusal.theirs[locale])}</p>
        <Button look="quiet" onClick={() => queue.settle(entry.id)}>
          {words.keepTheirs}
        </Button>
        {entry.change.change.kind === 'undo' ? null : (
          <Button
            look="quiet"
            onClick={() => {
              queue.settle(entry.id);
              change(entry.change.change);
            }}
          >
            {words.putMine}
          </Button>
        )}
      </Notice>
    ) : (
      <Notice key={entry.id} tone="bad" title={words.refused}>
        <p>{faultWords(refusal, texts).text}</p>
        <Button look="quiet" onClick={() => queue.settle(entry.id)}>
          {words.gotIt}
        </Button>
      </Notice>
    ),
  );
}
