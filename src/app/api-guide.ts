import type { GuideContext, GuidePart } from '#platform/api-docs/docs-page.ts';
import { withCode } from '#platform/api-docs/field-table.ts';
import { html } from '#platform/http/html.ts';
import { statusWords } from '#platform/http/openapi-problems.ts';

/** What a program has to know before its first call. */
export function apiGuide({ origin, links, example }: GuideContext): readonly GuidePart[] {
  const base = `${origin}/api/v1`;
  return [
    {
      id: 'start',
      title: 'In short',
      body: html`<p>Every call is at <code>${base}</code>, takes and gives JSON in UTF-8, and needs no key: countries, prices,
search, samples and even an order are open to everybody. Only what belongs to a person needs an access token.</p>
${example('getCountry', 'A first call')}
<ul>
<li>Examples read the access token from the variable <code>TOKEN</code>. Those in TypeScript need nothing but
<code>fetch</code> (Node 24, Deno, Bun), those in Python only its own library.</li>
<li>Fields that we do not know are ignored. Answers may get new fields; none changes its meaning.</li>
<li>Amounts are whole numbers of minor units: <code>9000</code> with <code>EUR</code> is 90 euros.</li>
<li>Instants are in UTC, as <code>2026-11-21T10:30:00.000Z</code>. Days of a tariff are business days.</li>
<li>Paths keep their capitals, and some fields their spelling: <code>requesId</code>, <code>reqId</code>, <code>requestId</code>.</li>
</ul>`,
    },
    {
      id: 'headers',
      title: 'Headers',
      body: html`<ul>
<li><code>Accept-Locale</code>: <code>en</code> or <code>ru</code>, the language of names and of what problems say.
Without it <code>Accept-Language</code> decides, and after that English.</li>
<li><code>X-Sender-Id</code>: the name of your program, if you like. Nothing is refused without it.</li>
<li><code>Authorization: Bearer …</code>: the access token, where there is one.</li>
<li><code>X-Request-Id</code>: your own id of the request, 8 to 64 letters, digits, hyphens or underscores. It comes back in the
answer; without one of yours there is one of ours. Name it when you write to us.</li>
</ul>`,
    },
    {
      id: 'tokens',
      title: 'Signing in',
      body: html`<p><a href="${links.call('login')}">/Auth/Login</a> gives an access token, good for ten minutes, and a refresh token.
When a call answers 401, send both to <a href="${links.call('refreshToken')}">/Auth/RefreshToken</a> once, keep the new pair, and repeat
the call.</p>
<ul>
<li>A refresh token is good once. Used again within 10 seconds, by another tab of yours, it gives the same pair; later it is
taken for stolen, and the sign-in ends everywhere.</li>
<li>A sign-in ends after 14 days without a refresh, and after 60 days in any case.</li>
<li>The access token is a JWT with <code>fullName</code> (surname first), <code>role</code>, <code>login</code>,
<code>phone</code> and <code>userId</code>. Do not ask it what somebody may do now: roles can change meanwhile.</li>
</ul>`,
    },
    {
      id: 'problems',
      title: 'When something is refused',
      body: html`<p>Every refusal has the same body, <code>application/problem+json</code>. Read the status and the first entry
of <code>value</code>: <code>code</code> is for programs and never changes, <code>description</code> is a sentence for
people. Where fields of the request are wrong, each has an entry. The members beside <code>value</code> are those of
RFC 9457. Its shape: <a href="${links.shape('Problem')}">Problem</a>.</p>
<table><caption>Statuses</caption><tbody>${Object.entries(statusWords).map(
        ([status, words]) =>
          html`<tr id="status-${status}"><th scope="row"><code>${status}</code></th><td>${withCode(words)}</td></tr>`,
      )}</tbody></table>`,
    },
    {
      id: 'repeating',
      title: 'Repeating safely',
      body: html`<p>Reading calls may be repeated at any time. Placing an order and sending a question take an
<code>Idempotency-Key</code>: 8 to 128 letters, digits, hyphens or underscores of your own making, a new one for each order
you mean. The same key with the same body gives the same caller the first answer again for 30 days, and nothing is ordered
or charged twice. Another caller's same key is another key. An order without a sign-in takes only a key that nobody can
guess, 32 characters or more such as a random UUID: its answer holds the order's secret link.</p>`,
    },
    {
      id: 'limits',
      title: 'Limits',
      body: html`<ul>
<li>Calls that cost something or could be used to guess are counted for each caller; how often, each call says. Their answers say in
<code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> (seconds) what is left; beyond
that comes 429 with <code>Retry-After</code>.</li>
<li>A body is 256 kB at most; calls that take a file say their own bound.</li>
<li>A search may take up to 100 seconds. Everything else answers within 15.</li>
<li>Pages of other sites cannot call from a browser: there is no CORS. Call from your server.</li>
</ul>`,
    },
    {
      id: 'ordering',
      title: 'An order in six calls',
      body: html`<ol>
<li><a href="${links.call('getCountry')}">Get the country</a> with its tariffs.</li>
<li><a href="${links.call('findCompany')}">Find the company</a>. Where no register has it, <code>companies</code> is null and
<code>request</code> holds what you asked for: it can be ordered too.</li>
<li><a href="${links.call('placeOrder')}">Place the order</a> with the price you have shown. Keep <code>secret</code>: it opens the order.</li>
<li>Send the payer to <code>paymentUrl</code>. The card is held or checked there, not charged.</li>
<li><a href="${links.call('trackOrder')}">Follow the order</a> until its state is <code>completed</code>.</li>
<li><a href="${links.call('downloadReport')}">Download the report</a>. It has been mailed too, and only then was the card debited.</li>
</ol>`,
    },
  ];
}
