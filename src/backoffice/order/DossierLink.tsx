import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useOrderWork } from './work/order-work.tsx';

/** The way to the dossier: it is written on a page of its own. */
export function DossierLink() {
  const { dossier: words, editor } = useTexts();
  const { orderId, dossier } = useOrderWork().staffOrder;
  return (
    <Panel title={editor.title}>
      {dossier === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{editor.completeness(dossier.completenessPercent)}</p>
          <Link to={`/orders/${orderId}/dossier`} className={buttonClass('primary')}>
            <Icon name="document" />
            {words.open}
          </Link>
        </>
      )}
    </Panel>
  );
}
