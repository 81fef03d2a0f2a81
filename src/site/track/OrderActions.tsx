import { Form, Link, useNavigation } from 'react-router';
import { locales } from '#kernel/locale.ts';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './OrderActions.module.css';
import { useTrackWords } from './texts/words.ts';
import { VerdictCard } from './VerdictCard.tsx';
import type { Verdict } from './verdict.ts';

/** The report once it is sent: its answer, then the files, in the reader's language first, straight from the API. */
export function Downloads({ secret, verdict }: { secret: string; verdict: Verdict | undefined }) {
  const track = useTrackWords();
  const { locale, to } = useTexts();
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads">{track.reportTitle}</h2>
      {verdict === undefined ? null : <VerdictCard verdict={verdict} />}
      <p>
        <Link className={buttonClass('primary')} to={to(`/track/${secret}/report`)}>
          <Icon name="document" />
          {track.openReport}
        </Link>
      </p>
      <div className={styles.files}>
        {languages.map((language) => (
          <a
            key={language}
            className={buttonClass('secondary')}
            href={`/api/v1/orders/${secret}/report/${language}`}
            download
          >
            <Icon name="download" />
            {track.download(language)}
          </a>
        ))}
      </div>
    </section>
  );
}

export function PayButton({ isPayable }: { isPayable: boolean }) {
  const track = useTrackWords();
  const navigation = useNavigation();
  if (!isPayable) return null;
  return (
    <Form aria-label={track.pay} method="post">
      <input type="hidden" name="intent" value="pay" />
      <Button type="submit" isWide disabled={navigation.state !== 'idle'}>
        <Icon name="lock" />
        {track.pay}
      </Button>
    </Form>
  );
}

/** Asks once more in place; nothing is cancelled by a slip. */
export function CancelOrder({ mayCancel }: Pick<TrackedOrder, 'mayCancel'>) {
  const track = useTrackWords();
  const navigation = useNavigation();
  if (!mayCancel) return null;
  return (
    <details className={styles.cancel}>
      <summary>{track.cancel}</summary>
      <Form aria-label={track.cancel} method="post" preventScrollReset>
        <input type="hidden" name="intent" value="cancel" />
        <p>{track.cancelText}</p>
        <Button type="submit" look="danger" isWide disabled={navigation.state !== 'idle'}>
          {track.cancelConfirm}
        </Button>
      </Form>
    </details>
  );
}
