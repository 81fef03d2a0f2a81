import { addNotificationAddress } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { AddressForm } from '../../account/fields/AddressForm.tsx';
import { useCopyWords } from './texts/words.ts';

/** One more address; nothing but a link goes there until it agrees. */
export function AddAddress({ onAdded }: { onAdded: () => void }) {
  const words = useCopyWords();
  return (
    <AddressForm
      words={{ ...words, sent: words.added }}
      look="secondary"
      send={(email) => sessionApi().call(addNotificationAddress, { body: { email } })}
      onSent={onAdded}
    />
  );
}
