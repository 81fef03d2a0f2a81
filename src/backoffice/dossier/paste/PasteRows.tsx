import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isPartySection, type PartySection } from '#modules/reports/pasting/party-section-rules.ts';
import { useValueDraft } from '#ui/forms/use-value-draft.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useAhead } from '../../page/use-ahead.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { Act } from '../lines/LineActs.tsx';
import type { Section } from '../model/dossier.ts';
import { useDossier } from '../work/dossier-work.tsx';
import type { KeptTable, Pasted } from './kept-table.ts';
import type { PasteDialogProps } from './PasteDialog.tsx';
import { words } from './texts/words.ts';
import { useTableEvents } from './use-table-events.ts';

/** The way to paste a table into a section of people or owners: a key, what is pasted or dropped there. */
export function PasteRows({ section }: { section: Section }) {
  const { code } = section;
  return isPartySection(code) ? <PasteAct key={code} section={section} code={code} /> : null;
}

function PasteAct({ section, code }: { section: Section; code: PartySection }) {
  const { locale } = useTexts();
  const text = words[locale];
  const { orderId, say, form, close, queueState } = useDossier();
  const kept = useValueDraft<KeptTable | null>(`${orderId}:${code}:paste`, null);
  const place = useRef<HTMLSpanElement>(null);
  /** Who pastes nothing need not wait for what recognises tables: it comes once the section stands there. */
  useAhead(nextParts);
  const [Dialog, setDialog] = useState<ComponentType<PasteDialogProps>>();
  const [pasted, setPasted] = useState<Pasted>();
  const open = async (held: Pasted) => {
    try {
      const { PasteDialog } = await import('./PasteDialog.tsx');
      setDialog(() => PasteDialog);
      setPasted(held);
    } catch {
      say(text.notLoaded);
    }
  };
  useTableEvents(place, (held) => void open(held));
  useKeys(text.keys, [
    { keys: 'P', label: text.paste, act: () => void open(nothingPasted), isOff: form !== undefined },
  ]);
  const isKept = kept.value !== null && !kept.value.isSent;
  const { waiting, refused } = queueState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became of it is told by the queue alone
  useEffect(() => {
    if (kept.value?.isSent !== true) return;
    const isRefused = refused.some(({ entry }) => {
      const { change } = entry.change;
      return change.kind === 'write' && change.facts.length > 1 && change.facts[0]?.section === code;
    });
    if (isRefused) kept.write({ ...kept.value, isSent: false });
    else if (waiting.length === 0) kept.forget();
  }, [waiting, refused]);
  return (
    <span ref={place}>
      {form === undefined ? (
        <Act keys="P" onPress={() => void open(nothingPasted)}>
          {isKept ? text.goOn : text.paste}
        </Act>
      ) : null}
      {Dialog === undefined || pasted === undefined ? null : (
        <Dialog
          section={section}
          code={code}
          pasted={pasted}
          kept={isKept ? kept.value : null}
          onKeep={kept.write}
          onForget={() => kept.forget()}
          onClose={() => {
            setPasted(undefined);
            close();
          }}
          onWritten={() => setPasted(undefined)}
        />
      )}
    </span>
  );
}

const nothingPasted: Pasted = { html: '', text: '' };
/** The window, and the lists of words by which tables are recognised, which are read once: both while nobody waits for them. */
const nextParts = [
  () => import('./PasteDialog.tsx'),
  () => import('./kept-table.ts').then(({ keepTable }) => keepTable(example, 'management', '2000-01-01')),
];
const example: Pasted = { html: '', text: 'Anna Brandt\tDirector\tGermany\t2010' };
