import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { draftPrices } from '#workflows/edit-catalogue/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { catalogueTitleId } from '../CatalogueHead.tsx';
import type { PriceWork } from '../use-price-desk.ts';

/** Asks before everybody's draft is dropped. */
export function DiscardDialog({
  work,
  isOpen,
  onClose,
}: {
  work: PriceWork;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { catalogue } = useTexts();
  const drafted = work.desk.countries.flatMap(({ tariffs }) => tariffs.filter(({ draft }) => draft !== null));
  const close = () => {
    work.clear();
    onClose();
  };
  const confirm = async () => {
    const body = { tariffs: drafted.map(({ tariffId, seen }) => ({ tariffId, seen, terms: null })) };
    if (!(await work.act((api) => api.call(draftPrices, { body }), catalogue.discarded))) return;
    close();
    document.getElementById(catalogueTitleId)?.focus();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={catalogue.discardTitle}
      confirmText={work.isBusy ? catalogue.busy : catalogue.discardAll}
      cancelText={catalogue.back}
      isBusy={work.isBusy}
      isDanger
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>{catalogue.discardText(drafted.length)}</p>
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
