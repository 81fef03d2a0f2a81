import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { getClaimFile } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { Panel } from '../page/Panel.tsx';
import { type FaultWords, faultWords } from '../session/fault-words.ts';
import { signInPath } from '../session/page-api.ts';
import { fetchStaffFile } from '../session/staff-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Claims.module.css';
import { useOrderWork } from './work/order-work.tsx';

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** What the customer says is wrong. Files are saved, never shown here: strangers made them. */
export function Claims() {
  const texts = useTexts();
  const { order: words, locale } = texts;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { orderId, claims } = useOrderWork().staffOrder;
  const [fault, setFault] = useState<FaultWords>();
  if (claims.length === 0) return null;
  const save = async (fileId: string, name: string) => {
    setFault(undefined);
    try {
      const path = getClaimFile.path.replace('{orderId}', orderId).replace('{fileId}', fileId);
      const url = URL.createObjectURL(await fetchStaffFile(`/api/v1${path}`));
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(pathname));
      else setFault(faultWords(error, texts));
    }
  };
  return (
    <Panel title={words.claims}>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <li key={claim.id} className={styles.item}>
            <p className={styles.when}>{formatMoment(claim.madeAt, locale)}</p>
            <p className={styles.text}>{claim.text}</p>
            {claim.files.map((file, index) => {
              const name = `claim-${index + 1}.${endings[file.type]}`;
              return (
                <Button key={file.id} look="quiet" onClick={() => save(file.id, name)}>
                  <Icon name="download" />
                  {`${name}, ${Math.ceil(file.size / 1024)} kB`}
                </Button>
              );
            })}
          </li>
        ))}
      </ul>
      <FaultNotice fault={fault} />
    </Panel>
  );
}
