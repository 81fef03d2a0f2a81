import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './PaymentResult.module.css';
import { usePaymentWords } from './texts/words.ts';

/** A result page that is opened by itself: its address names no order, so it says where results are. */
export function NoOrder({ isBack }: { isBack: boolean }) {
  const { noOrder } = usePaymentWords();
  const { to } = useTexts();
  const title = isBack ? noOrder.errorTitle : noOrder.successTitle;
  return (
    <section className={styles.result}>
      <PageHead title={title} description={noOrder.where} isPrivate />
      <span className={styles.mark}>
        <Icon name="card" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{isBack ? noOrder.errorText : noOrder.successText}</p>
      <p className={styles.kept}>{noOrder.where}</p>
      <div className={styles.actions}>
        <Link to={to('/profile/orders')} className={buttonClass('primary')}>
          {noOrder.orders}
        </Link>
        <Link to={to('/')} className={buttonClass('secondary')}>
          {noOrder.home}
        </Link>
      </div>
    </section>
  );
}
