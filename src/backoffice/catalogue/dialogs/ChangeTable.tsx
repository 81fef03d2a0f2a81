import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import type { TermsChange } from '#workflows/edit-catalogue/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { summaryOf } from '../model/prices-view.ts';
import { useTermsWords } from '../use-terms-words.ts';
import styles from './dialogs.module.css';

/** So many are drawn before somebody asks for all. */
const firstShown = 40;

/** What changes, tariff by tariff: as it is, and as the price page will say it. */
export function ChangeTable({
  changes,
  isPast = false,
}: {
  changes: readonly TermsChange[];
  isPast?: boolean;
}) {
  const { catalogue } = useTexts();
  const say = useTermsWords();
  const [isWhole, setWhole] = useState(false);
  const hasAnnual = changes.some(({ reportKind }) => reportKind === 'annual');
  const shown = isWhole ? changes : changes.slice(0, firstShown);
  return (
    <>
      <p className={styles.muted}>{catalogue.summary(summaryOf(changes))}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={catalogue.changesLabel} tabIndex={0}>
        <table>
          <caption>{catalogue.changesLabel}</caption>
          <thead>
            <tr>
              <th scope="col">{catalogue.country}</th>
              <th scope="col">{isPast ? catalogue.was : catalogue.now}</th>
              <th scope="col">{isPast ? catalogue.became : catalogue.onPage}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ tariffId, countryName, tariffName, reportKind, currency, before, after }) => (
              <tr key={tariffId}>
                <th scope="row">
                  {countryName}
                  <br />
                  <span className={styles.muted}>
                    {hasAnnual ? `${tariffName} · ${catalogue.kinds[reportKind]}` : tariffName}
                  </span>
                </th>
                <td className={styles.figure}>{say.whole(before, currency)}</td>
                <td className={styles.figure}>
                  <strong>{say.whole(after, currency)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length < changes.length ? (
          <div className={styles.more}>
            <Button look="quiet" onClick={() => setWhole(true)}>
              {catalogue.showAll(changes.length)}
            </Button>
          </div>
        ) : null}
      </section>
    </>
  );
}
