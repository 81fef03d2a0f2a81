import { useState } from 'react';
import { formatMoment } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { type CompanyMerge, shortestReason, splitCompanies } from '#workflows/merge-companies/contract.ts';
import { countryName } from '../page/country-name.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { SmallButton } from '../page/SmallButton.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';

type MergeRowProps = { merge: CompanyMerge; address: string; onDone: () => Promise<void> };

/** Two records that are merged now, who decided it and why, and the way back. */
export function MergeRow({ merge, address, onDone }: MergeRowProps) {
  const { companies: words, acts, order, locale } = useTexts();
  const { countryCode, survivor, merged, reason, by, at } = merge;
  const { isBusy, fault, act } = useStaffAct(address, onDone);
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const why = useReason(`companies:split:${merged.id}`, shortestReason);
  const split = async () => {
    setTried(true);
    if (why.isShort) return;
    const body = { countryCode, mergedId: merged.id, reason: why.reason };
    if (!(await act((api) => api.call(splitCompanies, { body }), words.splitDone))) return;
    why.forget('');
    setAsked(false);
  };
  const numberOf = ({ regCode, vatCode }: typeof merged) => regCode || vatCode;
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>{merged.name}</p>
        <p className={table.small}>
          {[numberOf(merged), countryName(countryCode, locale, {}), merged.registerName]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </th>
      <td>
        <p className={table.name}>{survivor.name}</p>
        <p className={table.small}>
          {[numberOf(survivor), survivor.registerName].filter(Boolean).join(' · ')}
        </p>
      </td>
      <td>
        <p>{reason}</p>
        <p className={table.small}>{words.by(by || words.somebody, formatMoment(at, locale))}</p>
      </td>
      <td>
        <SmallButton onPress={() => setAsked(true)}>
          {words.split}
          <span className="visually-hidden">: {merged.name}</span>
        </SmallButton>
        <ConfirmDialog
          isOpen={isAsked}
          title={words.splitTitle}
          confirmText={isBusy ? order.busy : words.split}
          cancelText={acts.back}
          isBusy={isBusy}
          onConfirm={split}
          onClose={() => setAsked(false)}
        >
          <p>{words.splitText(merged.name, survivor.name)}</p>
          <ReasonField of={why} isTried={isTried} words={words} />
          <FaultNotice fault={fault} />
        </ConfirmDialog>
      </td>
    </tr>
  );
}
