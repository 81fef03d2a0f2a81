import type { AppKey } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import styles from './second-factor.module.css';

/** The key as a picture to scan, as a link for an app on the same device, and as text to type. */
export function AppKeyPicture({ appKey, words }: { appKey: AppKey; words: SecondFactorWords }) {
  const { secret, uri, qr } = appKey;
  return (
    <div className={styles.key}>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className={styles.picture}
        role="img"
        aria-label={words.picture}
      >
        <path d={qr.path} />
      </svg>
      <div className={styles.byHand}>
        <p>{words.byHand}</p>
        <p>
          <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <p>
          <a className={styles.link} href={uri}>
            {words.sameDevice}
          </a>
        </p>
      </div>
    </div>
  );
}
