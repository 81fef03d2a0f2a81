import { useTexts } from '../texts/use-texts.tsx';
import styles from './LegalBlock.module.css';
import { useRootInfo } from './root-info.ts';

/** Who sells the reports, from the settings; without them it says that this is a demonstration and names nobody. */
export function LegalBlock() {
  const { legal } = useTexts();
  const seller = useRootInfo()?.seller;
  if (seller === undefined) return <p className={styles.demo}>{legal.demo}</p>;
  const { name, number, address, bank, email, phone } = seller;
  return (
    <dl className={styles.legal}>
      <Row label={legal.seller} value={name} />
      <Row label={legal.number} value={number} />
      <Row label={legal.address} value={address} />
      <Row label={legal.bank} value={bank} />
      <Row label={legal.email} value={email} scheme="mailto:" />
      <Row label={legal.phone} value={phone} scheme="tel:" />
    </dl>
  );
}

type RowProps = { label: string; value: string | undefined; scheme?: 'mailto:' | 'tel:' };

function Row({ label, value, scheme }: RowProps) {
  if (value === undefined) return null;
  const href = scheme === 'tel:' ? `tel:${value.replaceAll(/[^+\d]/g, '')}` : `${scheme}${value}`;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{scheme === undefined ? value : <a href={href}>{value}</a>}</dd>
    </div>
  );
}
