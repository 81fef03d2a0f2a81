import { useKeys } from '../../keys/use-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useActs } from '../work/use-acts.ts';

/** The keys of the dossier; each has its button. */
export function DossierKeys() {
  const { dossier: words, documents: said } = useTexts();
  const { acts: names } = words;
  const { isWritten, current, open, form, step, may, ask, handOver, isPageShown, showPage, openDocuments } =
    useDossier();
  const acts = useActs();
  const isReading = !isWritten || form !== undefined;
  const choices = current?.standing === 'clash' ? ['1', '2', '3', '4', '5', '6', '7', '8', '9'] : ['1', '2'];
  useKeys(words.keys, [
    { keys: 'Enter', label: names.confirm, act: () => acts.confirm(), isInBar: true, isOff: isReading },
    {
      keys: 'Shift+Enter',
      label: names.confirmSource,
      act: () => acts.sourceToConfirm && acts.confirmSource(acts.sourceToConfirm.key),
      isInBar: true,
      isOff: isReading,
    },
    ...choices.map((keys, index) => ({
      keys,
      label: `${names.choose} ${keys}`,
      act: () => acts.choose(index + 1),
      isOff: isReading || current?.standing !== 'clash',
    })),
    {
      keys: 'E',
      label: names.edit,
      act: () => open(current?.kind === 'row' ? 'row' : current?.kind === 'why' ? 'missing' : 'edit'),
      isInBar: true,
      isOff: isReading,
    },
    {
      keys: 'M',
      label: names.missing,
      act: () => open('missing'),
      isInBar: true,
      isOff: isReading || current?.kind !== 'why',
    },
    { keys: 'R', label: names.addRow, act: () => open('new'), isOff: isReading },
    { keys: 'Delete', label: names.remove, act: acts.remove, isOff: isReading },
    { keys: 'Ctrl+Z', label: names.undo, act: acts.undo, isInBar: true, isOff: isReading },
    { keys: 'Q', label: names.ask, act: ask, isInBar: true, isOff: !may('askCustomer') },
    {
      keys: 'V',
      label: names.page,
      act: () => showPage(!isPageShown),
      isInBar: true,
      isOff: !may('previewReport'),
    },
    { keys: 'D', label: said.open, act: openDocuments },
    { keys: ['J', 'ArrowDown'], label: names.next, act: () => step(1), isInBar: true },
    { keys: ['K', 'ArrowUp'], label: names.previous, act: () => step(-1), isInBar: true },
    { keys: 'N', label: names.nextOpen, act: acts.nextOpen, isInBar: true },
    {
      keys: 'Ctrl+Enter',
      label: names.handOver,
      act: handOver,
      isInBar: true,
      isOff: !may('submitReport') || form !== undefined,
    },
  ]);
  return null;
}
