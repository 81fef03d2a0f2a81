import type { Email } from 'postal-mime';
import { html, SafeHtml } from '#platform/http/html.ts';
import type { CaughtMail } from './repository.ts';

const style = new SafeHtml(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; background: light-dark(#fff, #0b1220); color: light-dark(#0b1b33, #e9effa); }
  h1 { font-size: 1.4rem; } a { color: light-dark(#1554d1, #7ea8ff); }
  p, time { color: light-dark(#4e5d78, #a3b1c9); }
  li { padding: .75rem 0; border-bottom: 1px solid light-dark(#dfe5ef, #24324b); overflow-wrap: anywhere; }
  ul { list-style: none; padding: 0; } li a { font-weight: 600; } time { display: block; font-size: .875rem; }
  button { font: inherit; padding: .375rem .875rem; border-radius: 8px; border: 1px solid light-dark(#8b9ab2, #62738f); background: light-dark(#f5f7fb, #121c2f); color: inherit; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 2px solid light-dark(#1554d1, #7ea8ff); outline-offset: 2px; }
  form span { color: light-dark(#4e5d78, #a3b1c9); }
  iframe { width: 100%; height: 36rem; border: 1px solid light-dark(#dfe5ef, #24324b); border-radius: 10px; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: light-dark(#f5f7fb, #121c2f); border-radius: 10px; }
`);

function page(title: string, body: SafeHtml): string {
  const whole = html`<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head><body>${body}</body></html>`;
  return `<!doctype html>${whole.text}`;
}

/** All caught mails, newest first. */
export function mailboxList(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, subject, recipients, receivedAt }) =>
      html`<li><a href="/dev/mailbox/${id}">${subject || '(no subject)'}</a><br>to ${recipients.join(', ')}
<time datetime="${receivedAt.toISOString()}">${receivedAt.toISOString()}</time></li>`,
  );
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1><p>Mails of this installation end here because MAIL_URL is not set. One to <code>bounce@…</code> comes back by itself.</p>
${rows.length === 0 ? html`<p>No mail yet.</p>` : html`<ul>${rows}</ul>`}`,
  );
}

const returnForm = (id: string) => html`<form method="post" action="/dev/mailbox/${id}/return">
<button>Return this mail</button> <span>as a mail server does when there is no such mailbox</span></form>`;

/** One mail: as HTML in a closed frame, as text, and its attachments. */
export function mailboxMail(
  id: string,
  mail: Email,
  standing: 'kept' | 'returnable' | 'returned' = 'kept',
): string {
  const attachments = mail.attachments.map(
    ({ filename, mimeType }, index) =>
      html`<li><a href="/dev/mailbox/${id}/attachments/${index}">${filename ?? 'attachment'}</a> ${mimeType}</li>`,
  );
  return page(
    mail.subject ?? 'Mail',
    html`<p><a href="/dev/mailbox">Mailbox</a></p><h1>${mail.subject}</h1>
<p>to ${(mail.to ?? []).map(({ address }) => address ?? '').join(', ')} · <a href="/dev/mailbox/${id}/raw">source</a></p>
${standing === 'returnable' && returnForm(id)}
${standing === 'returned' && html`<p role="status">The mail has gone back to its sender, as from a mailbox that is no more.</p>`}
${attachments.length > 0 && html`<h2>Attachments</h2><ul>${attachments}</ul>`}
<h2>HTML</h2><iframe src="/dev/mailbox/${id}/html" title="The mail as HTML"></iframe>
<h2>Text</h2><pre>${mail.text}</pre>`,
  );
}
