import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import frame from '../profile.module.css';
import { EraseDialog } from './EraseDialog.tsx';
import styles from './export-and-erasure.module.css';
import { useDataWords } from './texts/words.ts';

/** The end of the account: what goes, what stays and why, and the way there. */
export function EraseAccount({ email }: { email: string }) {
  const words = useDataWords().erase;
  const { to } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={frame.section} aria-labelledby="erase">
      <h2 id="erase">{words.title}</h2>
      <p className={styles.text}>{words.lead}</p>
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>{words.goesTitle}</h3>
          <ul className={styles.list}>
            {words.goes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>{words.staysTitle}</h3>
          <dl className={styles.stays}>
            {words.stays.map(({ what, why }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles.quiet}>
        {words.more} <Link to={to('/privacy')}>{words.privacy}</Link>
      </p>
      <div className={styles.act}>
        <Button look="danger" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      {/* Made anew each time: what was typed and refused is forgotten with it. */}
      {isOpen ? <EraseDialog email={email} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
