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

/** One page as a picture, and what is known of all of them. */
type Drawn = Readonly<{ url: string; language: Locale; page: number; sections: unknown }> &
  Pick<DrawnPages, 'pageCount' | 'places'>;

/**
 * The page on which a section begins, or the one that is turned to, as the saved dossier prints it; drawn anew after each change, the old
 * one stays until then.
 */
export function useDrawnPages(language: Locale, section: string, turned: number | undefined) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { orderId, order, queueState } = useDossier();
  const sections = order.dossier?.sections;
  const [drawn, setDrawn] = useState<Drawn>();
  const [fault, setFault] = useState<FaultWords>();
  const isSaved = queueState.waiting.length === 0;
  const latest = useRef({ texts, navigate, pathname });
  useEffect(() => {
    latest.current = { texts, navigate, pathname };
  });
  const current = drawn?.sections === sections && drawn?.language === language ? drawn : undefined;
  const begins = current?.places.find((place) => place.section === section)?.page ?? 1;
  /** A page once it is known how many there are, and the section until then. */
  const wanted = current === undefined ? (turned ?? section) : Math.min(turned ?? begins, current.pageCount);
  const isThere = wanted === current?.page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn already is a reason to wait, and none to draw
  useEffect(() => {
    if (!isSaved || isThere) return;
    let isOld = false;
    const draw = async () => {
      try {
        const params = { orderId, locale: language };
        const query = typeof wanted === 'number' ? { page: wanted } : { section: wanted };
        const { svg, page, pageCount, places } = await sessionApi().call(previewPages, { params, query });
        if (isOld) return;
        const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        setDrawn({ url, language, sections, page: page ?? 1, pageCount, places });
        setFault(undefined);
      } catch (error) {
        const now = latest.current;
        if (isOld) return;
        if (error instanceof SessionEnded) now.navigate(signInPath(now.pathname));
        else setFault(faultWords(error, now.texts));
      }
    };
    // Only what was changed may be changed once more in a moment.
    const isChanged = drawn !== undefined && drawn.sections !== sections;
    const timer = setTimeout(() => void draw(), isChanged ? calmMs : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [orderId, sections, isSaved, language, wanted, isThere]);
  useEffect(() => () => (drawn === undefined ? undefined : URL.revokeObjectURL(drawn.url)), [drawn]);
  return { drawn, fault, isDrawing: !isThere };
}
