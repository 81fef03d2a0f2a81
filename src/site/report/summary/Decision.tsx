import type { ReactNode } from 'react';
import type { ReportView } from '#modules/reports/contract.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { Figure, Value } from '../parts/Figure.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './Decision.module.css';

type Rating = NonNullable<ReportView['rating']>;
type Driver = Rating['drivers']['up'][number];

/** Is it safe, how much, and why: the card that decides. */
export function Decision({ view, pictures }: { view: ReportView; pictures: Pictures }) {
  const words = useReportWords();
  const { rating, limit, depth, verdict } = view;
  const shownTone = rating?.tone ?? verdict.tone;
  return (
    <div className={styles.card}>
      <div className={styles.dial}>
        <Drawing wide={pictures.dial} className={styles.picture} />
        <p className={`${styles.headline} ${styles[shownTone]}`}>{rating?.headline ?? verdict.headline}</p>
        <p className={styles.remark}>{rating === null ? view.noRating : rating.remark}</p>
      </div>
      <div className={styles.limit}>
        <p className={styles.label}>{words.limit}</p>
        <p className={styles.amount}>
          {limit.amount === null ? words.noLimit : <Value value={limit.amount} />}
        </p>
        <p className={styles.text}>{limit.text}</p>
        <p className={styles.remark}>{limit.basis}</p>
        <div className={styles.scales}>
          {rating === null ? null : (
            <Scale title={words.confidence} label={rating.confidence.label} remark={rating.confidence.remark}>
              <Drawing wide={pictures.confidence} />
            </Scale>
          )}
          <Scale title={words.depth} label={depth.label} remark={depth.remark}>
            <Drawing wide={pictures.depth} />
          </Scale>
          {rating === null ? null : (
            <Scale title={words.band} label={rating.band.label} remark={rating.band.remark}>
              <Drawing wide={pictures.band} />
            </Scale>
          )}
        </div>
      </div>
      {rating === null ? null : <Why drivers={rating.drivers} />}
    </div>
  );
}

/** One measure of the report: its name, how it stands, a picture and a remark. */
export function Scale({
  title,
  label,
  remark,
  children,
}: {
  title: string;
  label: string;
  remark: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.scale}>
      <p>
        <span>{title}</span> <b>{label}</b>
      </p>
      {children}
      <p className={styles.remark}>{remark}</p>
    </div>
  );
}

function Why({ drivers }: { drivers: Rating['drivers'] }) {
  const words = useReportWords();
  const all = [...drivers.up, ...drivers.down];
  if (all.length === 0) return null;
  const most = Math.max(1, ...all.map(({ moveTenths }) => Math.abs(moveTenths)));
  return (
    <div className={styles.why}>
      <h2 className={styles.label}>{words.why}</h2>
      <div className={styles.drivers}>
        <ul>
          {drivers.up.map((driver) => (
            <DriverRow key={driver.item} driver={driver} most={most} />
          ))}
        </ul>
        <ul>
          {drivers.down.map((driver) => (
            <DriverRow key={driver.item} driver={driver} most={most} />
          ))}
        </ul>
      </div>
      <p className={styles.sum}>
        {drivers.sum.map(({ shown, label }) => (
          <span key={label}>
            <b>{shown}</b> {label}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The bar says nothing that the figure beside it does not. */
function DriverRow({ driver, most }: { driver: Driver; most: number }) {
  const isDown = driver.moveTenths < 0;
  const length = Math.round((60 * Math.abs(driver.moveTenths)) / most);
  return (
    <li className={styles.driver}>
      <span>
        {driver.measure === '' ? <Figure facts={driver.facts}>{driver.label}</Figure> : driver.label}
        {driver.measure === '' ? null : (
          <span className={styles.measure}>
            <Figure facts={driver.facts}>{driver.measure}</Figure>
          </span>
        )}
      </span>
      <svg viewBox="0 0 64 12" aria-hidden="true">
        <rect
          className={isDown ? styles.downBar : styles.upBar}
          x={isDown ? 62 - length : 2}
          y="2"
          width={length}
          height="8"
        />
        <path className={styles.axis} d={isDown ? 'M62 0v12' : 'M2 0v12'} />
      </svg>
      <b className={isDown ? styles.down : styles.up}>{driver.moveShown}</b>
    </li>
  );
}
