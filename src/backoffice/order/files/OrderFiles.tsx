import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { getOrderFile } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { Panel } from '../../page/Panel.tsx';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { fetchStaffFile } from '../../session/staff-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import styles from './OrderFiles.module.css';

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** Papers from the customer. They are saved, never shown here: a stranger made them. */
export function OrderFiles() {
  const texts = useTexts();
  const { orderId, files } = useOrderWork().staffOrder;
  const [fault, setFault] = useState<FaultWords>();
  if (files.length === 0) return null;
  const save = async (fileId: string, name: string) => {
    setFault(undefined);
    try {
      const path = getOrderFile.path.replace('{orderId}', orderId).replace('{fileId}', fileId);
      const url = URL.createObjectURL(await fetchStaffFile(`/api/v1${path}`));
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      setFault(faultWords(error, texts));
    }
  };
  return (
    <Panel title={texts.order.files}>
      <p className={styles.hint}>{texts.order.filesHint}</p>
      <ul className={styles.list}>
        {files.map(({ id, type, size, addedAt }, index) => {
          const name = `file-${index + 1}.${endings[type]}`;
          return (
            <li key={id}>
              <Button look="quiet" onClick={() => save(id, name)}>
                <Icon name="download" />
                {`${name}, ${Math.ceil(size / 1024)} kB`}
              </Button>
              <time dateTime={addedAt}>{formatMoment(addedAt, texts.locale)}</time>
            </li>
          );
        })}
      </ul>
      <FaultNotice fault={fault} />
    </Panel>
  );
}
