import { useState } from 'react';
import { wallTimeOf } from '#kernel/time-zone.ts';
import { zonedMoment } from '#kernel/zoned-words.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import type { PriceListView } from '#workflows/edit-catalogue/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { Changes } from './Changes.tsx';
import styles from './PriceListCard.module.css';
import { PriceListDialog } from './PriceListDialog.tsx';

const tones = { scheduled: 'info', published: 'good', withdrawn: 'plain' } as const;

type PriceListCardProps = { list: PriceListView; isCurrent: boolean; mayEdit: boolean; timeZone: string };

/** One price list: when, who, why, what it changes, and the way back to it. */
export function PriceListCard({ list, isCurrent, mayEdit, timeZone }: PriceListCardProps) {
  const { catalogue, locale } = useTexts();
  const { number, state, reason, restores, madeBy, dueAt, publishedAt, tariffs, isFirst } = list;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const name = number === null ? catalogue.unnumbered : catalogue.listName(number);
  const at = new Date(publishedAt ?? dueAt);
  const act = !mayEdit || state === 'withdrawn' ? undefined : state === 'scheduled' ? 'withdraw' : 'restore';
  const title = act === undefined ? '' : catalogue.about(catalogue[act], name);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={isCurrent ? 'good' : state === 'published' ? 'plain' : tones[state]}>
          {isCurrent ? catalogue.current : catalogue.states[state]}
        </Badge>
        {act === undefined || (act === 'restore' && isCurrent) ? null : (
          <Button
            look="secondary"
            className={styles.act}
            aria-label={title}
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          >
            {catalogue[act]}
          </Button>
        )}
      </div>
      {isFirst ? (
        <p>{catalogue.first}</p>
      ) : (
        <>
          <p className={styles.meta}>
            <time dateTime={at.toISOString()}>{zonedMoment(at, { locale, timeZone })}</time>
            {wallTimeOf(at, timeZone).offsetMinutes === 0
              ? ''
              : ` · ${formatMoment(at.toISOString(), locale)}`}
            {madeBy === null ? '' : ` · ${catalogue.by(madeBy)}`}
            {restores === null ? '' : ` · ${catalogue.asIn(restores)}`}
          </p>
          <p>{reason}</p>
          <Changes list={list} name={name} title={catalogue.changed(tariffs)} />
        </>
      )}
      {isAsked && act !== undefined ? (
        <PriceListDialog act={act} list={list} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </li>
  );
}
