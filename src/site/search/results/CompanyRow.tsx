import { type ReactNode, useId } from 'react';
import type { CompanyView } from '#modules/companies/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useSearchWords } from '../texts/words.ts';
import { CompanyDetails, statusTones } from './CompanyDetails.tsx';
import styles from './CompanyRow.module.css';
import { GradeBadge } from './GradeBadge.tsx';
import { latinSpelling } from './latin-spelling.ts';
import { MarkedName } from './MarkedName.tsx';
import { MatchList } from './MatchList.tsx';

type CompanyRowProps = {
  company: CompanyView;
  /** The name that was asked for; its words are marked in the one that was found. */
  typedName: string;
  /** The best one is open from the start. */
  isOpen: boolean;
  related: ReactNode;
  /** The box that chooses it for a comparison. */
  box: ReactNode;
  action: ReactNode;
};

/** A name of more letters is set smaller, so that its row stays one. */
const longName = 55;

/** A company found, in one row: name, number, place, status and how well it fits; why, and all else, when it is opened. */
export function CompanyRow({ company, typedName, isOpen, related, box, action }: CompanyRowProps) {
  const search = useSearchWords();
  const nameId = useId();
  const { name, regCode, vatCode, address, city, status, register, card } = company;
  const latin = latinSpelling(company);
  return (
    <article className={styles.row} aria-labelledby={nameId}>
      <div className={classNames(styles.line, box !== null && styles.boxed)}>
        {box === null ? null : <div className={styles.box}>{box}</div>}
        <div className={styles.name}>
          <h3 id={nameId} dir="auto" className={name.length > longName ? styles.long : undefined}>
            <MarkedName name={name} typed={typedName} />
          </h3>
          <p>
            <GradeBadge card={card} />
            {latin === '' ? null : (
              <span className={styles.latin}>
                <MarkedName name={latin} typed={typedName} />
              </span>
            )}
          </p>
        </div>
        <p className={`${styles.number} tabular`}>{regCode || vatCode}</p>
        {/* Some registers write a town within the address only. */}
        <p className={styles.place} dir="auto">
          {city || address}
        </p>
        <p className={styles.source}>{register.isDemo ? search.demo : register.name}</p>
        <p className={styles.status}>
          <Badge tone={statusTones[status] ?? 'plain'}>{search.status[status] ?? status}</Badge>
        </p>
        <div className={styles.action}>{action}</div>
      </div>
      <details className={styles.more} open={isOpen}>
        <summary>
          <span className="visually-hidden">{search.detailsOf(name)}</span>
          <Icon name="arrow-down" />
        </summary>
        <div className={styles.body}>
          <MatchList fields={card.fields} />
          <div className={styles.facts}>
            <CompanyDetails facts={company} />
            {related}
          </div>
        </div>
      </details>
    </article>
  );
}
