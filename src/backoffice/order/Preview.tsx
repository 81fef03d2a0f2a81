import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Locale, locales } from '#kernel/locale.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { previewReport } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { Panel } from '../page/Panel.tsx';
import { type FaultWords, faultWords } from '../session/fault-words.ts';
import { signInPath } from '../session/page-api.ts';
import { fetchStaffFile } from '../session/staff-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Preview.module.css';
import { useOrderWork } from './work/order-work.tsx';

type Made = Readonly<{ url: string; name: string }>;

/** The report as it stands, as a PDF in a new tab; the same file can be saved, where the browser shows none. */
export function Preview() {
  const texts = useTexts();
  const { order: words } = texts;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { staffOrder, may } = useOrderWork();
  const [making, setMaking] = useState<Locale>();
  const [made, setMade] = useState<Made>();
  const [fault, setFault] = useState<FaultWords>();
  useEffect(() => () => (made === undefined ? undefined : URL.revokeObjectURL(made.url)), [made]);
  if (!may('previewReport') || staffOrder.dossier === null) return null;
  const open = async (locale: Locale) => {
    setMaking(locale);
    setFault(undefined);
    try {
      const path = previewReport.path.replace('{orderId}', staffOrder.orderId).replace('{locale}', locale);
      const url = URL.createObjectURL(await fetchStaffFile(`/api/v1${path}`));
      setMade({ url, name: `${staffOrder.order.number}-${locale}.pdf` });
      window.open(url, '_blank');
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(pathname));
      else setFault(faultWords(error, texts));
    }
    setMaking(undefined);
  };
  return (
    <Panel title={words.preview}>
      <div className={styles.buttons}>
        {locales.map((locale) => (
          <Button key={locale} look="secondary" disabled={making !== undefined} onClick={() => open(locale)}>
            <Icon name="document" />
            {making === locale ? words.previewMaking : words.previewIn(locale)}
          </Button>
        ))}
      </div>
      {made === undefined ? null : (
        <a className={styles.made} href={made.url} download={made.name}>
          <Icon name="download" />
          {words.previewSave(made.name)}
        </a>
      )}
      <FaultNotice fault={fault} />
    </Panel>
  );
}
