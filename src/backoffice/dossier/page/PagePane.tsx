import { useState } from 'react';
import { type Locale, languages, locales } from '#kernel/locale.ts';
import { Button } from '#ui/base/Button.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './PagePane.module.css';
import { useDrawnPages } from './use-drawn-pages.ts';

/** The page on which the section is printed, as it is printed, in either language. */
export function PagePane() {
  const { dossier: words } = useTexts();
  const { order, section } = useDossier();
  const [language, setLanguage] = useState<Locale>(order.customerLocale);
  /** Turned to by hand; the next section is shown where it stands. */
  const [turned, setTurned] = useState<{ section: string | undefined; page: number }>();
  const byHand = turned?.section === section?.code ? turned?.page : undefined;
  const { drawn, fault, isDrawing } = useDrawnPages(language, section?.code ?? '', byHand);
  const begins = drawn?.places.find((place) => place.section === section?.code)?.page;
  const pageCount = drawn?.pageCount ?? 1;
  const page = Math.min(byHand ?? begins ?? 1, pageCount);
  const turn = (by: number) => setTurned({ section: section?.code, page: page + by });
  return (
    <section className={styles.pane} aria-label={words.acts.page}>
      <div className={styles.tools}>
        <Button look="secondary" disabled={page <= 1} aria-label={words.pageBack} onClick={() => turn(-1)}>
          ‹
        </Button>
        <span className="tabular" role="status">
          {drawn === undefined ? words.drawing : words.pageOf(page, pageCount)}
        </span>
        <Button
          look="secondary"
          disabled={page >= pageCount}
          aria-label={words.pageOn}
          onClick={() => turn(1)}
        >
          ›
        </Button>
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{words.pageLanguage}</legend>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              aria-pressed={locale === language}
              title={languages[locale].ownName}
              onClick={() => setLanguage(locale)}
            >
              {locale.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </div>
      <FaultNotice fault={fault} />
      {drawn !== undefined && begins === undefined ? <p className={styles.hint}>{words.notPrinted}</p> : null}
      {drawn === undefined ? null : (
        <div className={styles.sheet} data-old={isDrawing || drawn.language !== language || undefined}>
          <img src={drawn.url} alt={words.pageShows(drawn.page, section?.title ?? '')} />
        </div>
      )}
    </section>
  );
}
