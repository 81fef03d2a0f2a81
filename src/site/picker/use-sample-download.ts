import { useEffect, useRef, useState } from 'react';
import type { CountryView } from '#modules/countries/contract.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { SampleOutcome } from './sample-download.ts';
import { usePickerWords } from './texts/words.ts';

/** `error` says in words why the last try failed. */
export type SampleDownload = Readonly<{
  isBusy: boolean;
  error: string | undefined;
  start: (country: CountryView) => void;
  cancel: () => void;
}>;

/** Downloads samples of countries without leaving the page; the code that does it comes with the first click. */
export function useSampleDownload(chosen: CountryView | undefined): SampleDownload {
  const picker = usePickerWords();
  const { locale, faults } = useTexts();
  const toast = useToast();
  const running = useRef<AbortController>(undefined);
  const wanted = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const code = chosen?.code;
  useEffect(() => {
    // Another country ends what was begun for the last one. What was chosen before the page was awake comes late.
    if (code === undefined || code === wanted.current) return;
    setError(undefined);
    running.current?.abort();
  }, [code]);
  useEffect(() => () => running.current?.abort(), []);

  const wordsOf = (outcome: SampleOutcome) => {
    if (outcome.kind === 'offline') return picker.sampleOffline;
    return outcome.kind === 'refused' ? (outcome.text ?? faults.errorText) : undefined;
  };
  const start = async (country: CountryView) => {
    if (isBusy) return;
    const aborting = new AbortController();
    running.current = aborting;
    wanted.current = country.code;
    setError(undefined);
    setBusy(true);
    const outcome = await import('./sample-download.ts').then(
      ({ downloadSample }) => downloadSample({ country, locale, signal: aborting.signal }),
      (): SampleOutcome => ({ kind: 'offline' }),
    );
    // A later download, or none, owns the state by now.
    if (running.current === aborting) setBusy(false);
    if (outcome.kind === 'saved') return toast(picker.sampleSaved(outcome.fileName));
    const words = wordsOf(outcome);
    if (words === undefined || aborting.signal.aborted) return;
    setError(words);
    toast(words);
  };
  return { isBusy, error, start: (country) => void start(country), cancel: () => running.current?.abort() };
}
