import { Fragment } from 'react';

/** An e-mail address that breaks before its @ or a point where it does not fit in one line, and not within a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an address do not move
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
}
