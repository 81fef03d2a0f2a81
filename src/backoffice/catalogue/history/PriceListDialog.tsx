import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReplyOf } from '#kernel/endpoint.ts';
import { Spinner } from '#ui/base/Spinner.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import {
  type PriceListView,
  previewRestore,
  restorePriceList,
  shortestReason,
  withdrawPriceList,
} from '#workflows/edit-catalogue/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../../page/ReasonField.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { catalogueTitleId } from '../CatalogueHead.tsx';
import { ChangeTable } from '../dialogs/ChangeTable.tsx';

type PriceListDialogProps = {
  act: 'restore' | 'withdraw';
  list: PriceListView;
  name: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks before a list is taken back, or an earlier one is published again; shows what that would change. */
export function PriceListDialog({ act, list: { priceListId }, name, isOpen, onClose }: PriceListDialogProps) {
  const { catalogue, shell } = useTexts();
  const { revalidate } = useRevalidator();
  const calls = useStaffAct('/catalogue/history', revalidate);
  const why = useReason(`catalogue:${act}:${priceListId}`, shortestReason);
  const [isTried, setTried] = useState(false);
  const [preview, setPreview] = useState<ReplyOf<typeof previewRestore>>();
  const params = { priceListId };
  const isRestore = act === 'restore';
  const isSame = isRestore && preview?.changes.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew each time it opens
  useEffect(() => {
    if (isOpen && isRestore)
      void calls.read(async (api) => setPreview(await api.call(previewRestore, { params })));
  }, [isOpen]);
  const close = () => {
    setTried(false);
    calls.clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (isSame) return close();
    if (why.isShort || (isRestore && preview === undefined)) return;
    const { reason } = why;
    const isDone = await calls.act(
      (api) =>
        isRestore
          ? api.call(restorePriceList, { params, body: { reason, mark: preview?.mark ?? '' } })
          : api.call(withdrawPriceList, { params, body: { reason } }),
      isRestore ? catalogue.restored : catalogue.withdrawn,
    );
    if (!isDone) return;
    why.forget();
    close();
    // Its button is gone with what it was for.
    document.getElementById(catalogueTitleId)?.focus();
  };
  const confirmText = isSame ? catalogue.close : isRestore ? catalogue.restoreNow : catalogue.withdraw;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isRestore ? catalogue.restoreTitle(name) : catalogue.withdrawTitle}
      confirmText={calls.isBusy ? catalogue.busy : confirmText}
      cancelText={catalogue.back}
      isBusy={calls.isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>{isSame ? catalogue.restoreSame : isRestore ? catalogue.restoreText : catalogue.withdrawText}</p>
      {isRestore && preview === undefined && calls.fault === undefined ? (
        <Spinner title={shell.waiting} />
      ) : null}
      {preview === undefined || isSame ? null : <ChangeTable changes={preview.changes} />}
      {isSame ? null : <ReasonField of={why} isTried={isTried} words={catalogue} />}
      <FaultNotice fault={calls.fault} />
    </ConfirmDialog>
  );
}
