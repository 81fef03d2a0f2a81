import { useState } from 'react';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Table } from '#ui/frame/Table.tsx';
import { type MergePreview, previewMerge, type RecordView } from '#workflows/merge-companies/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './companies.module.css';
import { MergeDialog } from './MergeDialog.tsx';

type FoundRecordsProps = {
  countryCode: string;
  records: readonly RecordView[];
  address: string;
  onDone: () => Promise<void>;
};

/** Records of a name or number: one is chosen to stay, another to be merged into it. */
export function FoundRecords({ countryCode, records, address, onDone }: FoundRecordsProps) {
  const { companies: words, order } = useTexts();
  const [stays, setStays] = useState<string>();
  const [goes, setGoes] = useState<string>();
  const [preview, setPreview] = useState<MergePreview>();
  const { isBusy, fault, read } = useStaffAct(address);
  const isReady = stays !== undefined && goes !== undefined && stays !== goes;
  const compare = () =>
    read(async (api) => {
      if (stays === undefined || goes === undefined) return;
      const body = { countryCode, survivorId: stays, mergedId: goes };
      setPreview(await api.call(previewMerge, { body }));
    });
  if (records.length === 0)
    return (
      <Notice icon="search" title={words.nothing}>
        <p>{words.nothingText}</p>
      </Notice>
    );
  const head = [words.stays, words.goes, words.record, words.numbers, words.register];
  const choice = (
    name: string,
    record: RecordView,
    chosen: string | undefined,
    choose: (id: string) => void,
  ) => (
    <td>
      <label className={styles.choice}>
        <input
          type="radio"
          name={name}
          checked={chosen === record.id}
          aria-label={name === 'stays' ? words.staysOf(record.name) : words.goesOf(record.name)}
          onChange={() => choose(record.id)}
        />
        <span aria-hidden="true">{name === 'stays' ? words.stays : words.goes}</span>
      </label>
    </td>
  );
  return (
    <section aria-label={words.found} className={styles.part}>
      <p>{words.choose}</p>
      <Table head={head.map((name) => ({ name }))} stacks="mobile" className={table.table}>
        {records.map((record) => (
          <tr key={record.id} className={table.row}>
            {choice('stays', record, stays, setStays)}
            {choice('goes', record, goes, setGoes)}
            <th scope="row">
              <p className={table.name}>{record.name}</p>
              <p className={table.small}>
                {[record.nameLat === record.name ? '' : record.nameLat, record.address]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </th>
            <td>
              <p className="tabular">{[record.regCode, record.vatCode].filter(Boolean).join(' · ') || '–'}</p>
            </td>
            <td>
              {record.registerName}{' '}
              {record.status === 'Active' ? null : <Badge>{words.statuses[record.status]}</Badge>}
            </td>
          </tr>
        ))}
      </Table>
      <FaultNotice fault={fault} />
      <Button disabled={!isReady || isBusy} onClick={() => void compare()}>
        {isBusy ? order.busy : words.compare}
      </Button>
      {preview === undefined ? null : (
        <MergeDialog
          countryCode={countryCode}
          preview={preview}
          address={address}
          onClose={() => setPreview(undefined)}
          onDone={async () => {
            setStays(undefined);
            setGoes(undefined);
            await onDone();
          }}
        />
      )}
    </section>
  );
}
