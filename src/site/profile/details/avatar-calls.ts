import { deleteAvatar, uploadAvatar } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { SendFailure } from '#ui/forms/form-fault.ts';
import { refusalOfError } from '../../api/refusal-of-error.ts';

/** Undefined where the picture is kept now. */
export function sendAvatar(picture: Blob): Promise<SendFailure | undefined> {
  return failureOf(() => sessionApi().call(uploadAvatar, { file: picture }));
}

/** Undefined where there is none any more. */
export function removeAvatar(): Promise<SendFailure | undefined> {
  return failureOf(() => sessionApi().call(deleteAvatar, {}));
}

async function failureOf(call: () => Promise<unknown>): Promise<SendFailure | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    const { failure, faults } = refusalOfError(error);
    // The last of the server's words is the reason; those before it are on the page already.
    return failure ?? { kind: 'fault', text: faults.at(-1)?.text, requestId: undefined };
  }
}
