import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { type DrawnPages, previewPages } from '#workflows/prepare-report/contract.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';

/** Whoever types makes several changes in a moment; the page is drawn of the last one. */
const calmMs = 250;

type Drawn = Readonly<{ url: string; language: Locale }> & Omit<DrawnPages, 'svg'>;

/** The pages as the saved dossier prints them, drawn anew after each change; the old ones stay until then. */
export function useDrawnPages(language: Locale) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { orderId, order, queueState } = useDossier();
  const [drawn, setDrawn] = useState<Drawn>();
  const [fault, setFault] = useState<FaultWords>();
  const [isDrawing, setDrawing] = useState(true);
  const isSaved = queueState.waiting.length === 0;
  const latest = useRef({ texts, navigate, pathname });
  useEffect(() => {
    latest.current = { texts, navigate, pathname };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `order` is another object after every change of the dossier
  useEffect(() => {
    if (!isSaved) return;
    let isOld = false;
    const draw = async () => {
      try {
        const params = { orderId, locale: language };
        const { svg, ...rest } = await sessionApi().call(previewPages, { params });
        if (isOld) return;
        setDrawn({ ...rest, language, url: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) });
        setFault(undefined);
      } catch (error) {
        const now = latest.current;
        if (isOld) return;
        if (error instanceof SessionEnded) now.navigate(signInPath(now.pathname));
        else setFault(faultWords(error, now.texts));
      }
      setDrawing(false);
    };
    setDrawing(true);
    const timer = setTimeout(() => void draw(), drawn === undefined ? 0 : calmMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [orderId, order, isSaved, language]);
  useEffect(() => () => (drawn === undefined ? undefined : URL.revokeObjectURL(drawn.url)), [drawn]);
  return { drawn, fault, isDrawing };
}
