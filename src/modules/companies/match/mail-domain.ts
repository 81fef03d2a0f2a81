/** Mailboxes that anybody may have say nothing about a company. */
const publicMail =
  /^(gmail|googlemail|outlook|hotmail|live|yahoo|mail|yandex|ya|icloud|proton|protonmail|gmx|web|qq|163|126|bk|inbox|list|rambler)\.[a-z.]{2,10}$/;

export function isPublicMail(domain: string): boolean {
  return publicMail.test(domain);
}

/** What stands after the @ of a mailbox, in lower case; empty where there is none. */
export function domainOf(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase();
}
