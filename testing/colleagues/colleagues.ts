import { demoPassword } from '#database/seed/seed.ts';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import {
  acceptColleagueInvitation,
  getOwnCompany,
  inviteColleague,
  login,
} from '#modules/accounts/contract.ts';
import { clientOf } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { waitFor } from '../timeline.ts';

/** An address of the demo world. */
export const mailbox = (name: string) => `${name}@demo.countercheck.example`;

/** Of everybody who joins here. */
export const password = 'Good-pass-1';

/** Somebody who is signed in. */
export type Person = Readonly<{ client: ApiClient; token: string }>;

/** Signs in, by default as somebody of the demo world. */
export async function enter(app: TestApp, email: string, secret = demoPassword): Promise<Person> {
  const { token } = await clientOf(app.url).call(login, { body: { email, password: secret } });
  return { client: clientOf(app.url, token), token };
}

let count = 0;
/** Somebody who has just joined the company of the Director. */
export async function newColleague(
  app: TestApp,
  director: Person,
): Promise<Person & { email: string; memberId: string; fullName: string }> {
  count += 1;
  const email = `colleague.${count}@example.com`;
  await director.client.call(inviteColleague, { body: { email, language: 'en' } });
  await app.services.outbox.drain();
  const token = await waitFor('the mail with the invitation', async () => {
    const { rows } = await app.pool.query(
      'SELECT raw FROM mailbox_messages WHERE $1 = ANY(recipients) ORDER BY id DESC LIMIT 1',
      [email],
    );
    // Soft line breaks of quoted-printable.
    const words = String(rows[0]?.raw).replaceAll(/=\r?\n/g, '');
    return /join-company#([0-9a-f]{64})/.exec(words)?.[1];
  });
  const typed = { lastName: 'Okafor', name: `Ada ${count}`, password, confirmPassword: password };
  await clientOf(app.url).call(acceptColleagueInvitation, { body: { token, ...typed } });
  const person = await enter(app, email, password);
  const { company } = await person.client.call(getOwnCompany, {});
  const memberId = company?.members.find(({ isSelf }) => isSelf)?.memberId ?? '';
  return { ...person, email, memberId, fullName: `${typed.lastName} ${typed.name}` };
}

/** The code of a refusal, or that there was none. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (thrown: unknown) => {
      if (isApiProblem(thrown)) return `${thrown.status} ${thrown.code}`;
      throw thrown;
    },
  );
}

/** What a download by account answers to somebody. */
export async function download(app: TestApp, orderId: string, path: string, token?: string): Promise<string> {
  const response = await fetch(`${app.url}/api/v1/account/orders/${orderId}/${path}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  if (response.ok) return response.headers.get('content-type') ?? '';
  const { value } = (await response.json()) as { value: { code: string }[] }; // the shape of every refusal
  return `${response.status} ${value[0]?.code}`;
}
