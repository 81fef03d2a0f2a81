import type { ApiClient } from '#kernel/api-client.ts';
import { sellerFields } from '#modules/sellers/seller-rules.ts';
import { type SellerDesk, shortestReason } from '#workflows/edit-seller/contract.ts';
import { VersionDialog } from '../page/versions/VersionDialog.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './seller.module.css';
import type { SellerDetails, SellerWork } from './use-seller.ts';

type SayDialogProps = {
  work: SellerWork;
  /** What is done, which its reason is kept for. */
  what: 'publish' | `restore:${number}`;
  title: string;
  button: string;
  /** What pages and papers will say. */
  becomes: SellerDetails;
  say: (api: ApiClient, reason: string) => Promise<SellerDesk>;
  done: string;
  onClose: () => void;
};

/** What will be said otherwise than now, field by field, and why. */
export function SayDialog({ work, what, becomes, say, done, ...asked }: SayDialogProps) {
  const { seller: words } = useTexts();
  const { shown } = work.desk;
  const changed = sellerFields.filter((field) => becomes[field] !== shown[field]);
  return (
    <VersionDialog
      {...asked}
      {...{ work, words, shortestReason }}
      reasonKey={`seller:${what}`}
      onConfirm={(reason) => work.act((api) => say(api, reason), done)}
    >
      {changed.length === 0 ? (
        <p>{words.noChange}</p>
      ) : (
        <dl className={styles.changes}>
          {changed.map((field) => (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              {shown[field] === '' ? null : (
                <dd>
                  <del>
                    <span className="visually-hidden">{words.before}: </span>
                    {shown[field]}
                  </del>
                </dd>
              )}
              <dd>
                <ins>
                  <span className="visually-hidden">{words.after}: </span>
                  {becomes[field] || words.none}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </VersionDialog>
  );
}
