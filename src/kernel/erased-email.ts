const domain = '@erased.invalid';

/** What stands in place of an erased address; `.invalid` is reserved, so no mail ever reaches anybody. */
export function erasedEmail(accountId: string): string {
  return `erased-${accountId}${domain}`;
}

/** Whether an address was erased: nobody is there to be mailed. */
export function isErasedEmail(email: string): boolean {
  return email.endsWith(domain);
}
