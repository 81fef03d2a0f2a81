import { formatMoney } from '#kernel/money.ts';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { takeUpOrder } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { useAct } from '../work/use-act.ts';

/** What the buyer of a thin report was asked, and what came of it. */
export function ShareNotice() {
  const { order: words, acts, locale } = useTexts();
  const { staffOrder, may, act } = useOrderWork();
  const taking = useAct();
  const { shareOffer: offer, order } = staffOrder;
  if (offer === null) return null;
  const share = formatMoney({ amountMinor: offer.shareMinor, currency: order.currency }, locale);
  const line = () => {
    if (offer.choice === 'wait') return words.share.wait(formatMoment(offer.waitUntil ?? '', locale));
    if (offer.choice !== null) return words.share[offer.choice](share);
    return words.share.asked(share, formatMoment(offer.answerBy, locale));
  };
  return (
    <Notice
      tone={offer.choice === null ? 'warn' : 'info'}
      title={words.share.title(offer.completenessPercent, offer.sharePercent)}
    >
      <p>{line()}</p>
      {may('takeUpOrder') ? (
        <p>
          <Button
            look="secondary"
            disabled={taking.isBusy}
            onClick={() => void taking.run(() => act(takeUpOrder, undefined, acts.takeUpOrder.done))}
          >
            {acts.takeUpOrder.button}
          </Button>
        </p>
      ) : null}
      <FaultNotice fault={taking.fault} />
    </Notice>
  );
}
