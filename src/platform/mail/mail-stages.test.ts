import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import { type SmtpStage, startScriptedSmtp } from '#testing/scripted-smtp.ts';
import { createMailer, type Mail, MailInDoubt, MailRefused, type ServerReport } from './mailer.ts';

let smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
before(async () => {
  smtp = await startScriptedSmtp();
});
afterEach(() => smtp.mend());
after(() => smtp.close());

const mail: Mail = {
  to: 'buyer@demo.countercheck.example',
  subject: 'Report',
  text: 'Text',
  html: '<p>Text</p>',
  messageId: '<report.1.1@countercheck.example>',
};

type Seen = Readonly<{ error: unknown; reports: Parameters<ServerReport>[0][] }>;

async function sendTo(url: string, beforeContent?: () => Promise<void>): Promise<Seen> {
  const reports: Parameters<ServerReport>[0][] = [];
  const mailer = createMailer(url, 'a@countercheck.example', (state) => void reports.push(state));
  try {
    await mailer.send(mail, beforeContent);
    return { error: undefined, reports };
  } catch (error) {
    return { error, reports };
  } finally {
    mailer.close();
  }
}

const withLogin = () => `smtp://user:secret@127.0.0.1:${smtp.port}`;

for (const [stage, answer] of [
  ['greeting', '554 5.3.2 no service here'],
  ['greeting', '421 4.3.2 too busy'],
  ['greeting', 'hang up'],
  ['ehlo', '550 5.7.1 go away'],
  ['ehlo', '421 4.3.2 closing'],
  ['auth', '535 5.7.8 wrong password'],
  ['auth', '454 4.7.0 try later'],
  ['auth', '534 5.7.9 stronger mechanism needed'],
  ['mail', '550 5.7.1 sender unknown'],
  ['mail', '530 5.7.0 must sign in first'],
  ['mail', '452 4.3.1 no room'],
  ['mail', 'hang up'],
  ['data', '451 4.3.0 local error'],
  ['content', '451 4.3.0 disk full'],
  ['content', '421 4.3.2 shutting down'],
] as const satisfies readonly (readonly [SmtpStage, string])[]) {
  test(`"${answer}" at ${stage} is the server's trouble: tried again, and told`, async () => {
    smtp.answers[stage] = answer;
    const { error, reports } = await sendTo(withLogin());
    assert.ok(error instanceof Error);
    assert.ok(!(error instanceof MailRefused), String(error));
    assert.ok(!(error instanceof MailInDoubt), String(error));
    assert.deepEqual(
      reports.map(({ isWorking }) => isWorking),
      [false],
    );
  });
}

for (const [stage, answer, at] of [
  ['rcpt', '550 5.1.1 no such mailbox', 'recipient'],
  ['data', '554 5.5.1 no valid recipients', 'content'],
  ['content', '552 5.3.4 too big', 'content'],
] as const) {
  test(`"${answer}" at ${stage} is final for this mail, and the server works`, async () => {
    smtp.answers[stage] = answer;
    const { error, reports } = await sendTo(withLogin());
    assert.ok(error instanceof MailRefused);
    assert.deepEqual([error.responseCode, error.at], [Number(answer.slice(0, 3)), at]);
    assert.deepEqual(
      reports.map(({ isWorking }) => isWorking),
      [true],
    );
  });
}

test('"450" of one mailbox is tried again and says nothing about the server', async () => {
  smtp.answers.rcpt = '450 4.2.1 mailbox busy';
  const { error, reports } = await sendTo(withLogin());
  assert.ok(error instanceof Error && !(error instanceof MailRefused));
  assert.deepEqual(reports, [{ isWorking: true }]);
});

test('nobody at the port, a name that does not resolve, and broken TLS are tried again', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await new Promise<void>((resolve) => closed.close(() => resolve()));
  const urls = [
    `smtp://127.0.0.1:${port}`,
    'smtp://no-such-host.invalid',
    `smtps://127.0.0.1:${smtp.port}`,
    `smtp://127.0.0.1:${smtp.port}?requireTLS=true`,
  ];
  for (const url of urls) {
    const { error, reports } = await sendTo(url);
    assert.ok(error instanceof Error && !(error instanceof MailRefused), `${url}: ${error}`);
    assert.ok(!(error instanceof MailInDoubt), url);
    assert.deepEqual(
      reports.map(({ isWorking }) => isWorking),
      [false],
      url,
    );
  }
});

test('an answer that never comes after the whole mail leaves it in doubt', async () => {
  smtp.answers.content = 'hang up';
  const { error } = await sendTo(smtp.url);
  assert.ok(error instanceof MailInDoubt);
  assert.equal(smtp.taken.length, 1);
});

test('what runs before the content runs once the recipient is agreed on, and stops the mail by throwing', async () => {
  const steps: string[] = [];
  smtp.pauses.data = async () => void steps.push('DATA asked');
  smtp.pauses.content = async () => void steps.push('content taken');
  const sent = await sendTo(smtp.url, async () => void steps.push('before content'));
  assert.equal(sent.error, undefined);
  assert.deepEqual(steps, ['DATA asked', 'before content', 'content taken']);

  smtp.mend();
  const stop = new Error('the order was cancelled');
  const stopped = await sendTo(smtp.url, () => Promise.reject(stop));
  assert.equal(stopped.error, stop);
  assert.deepEqual([smtp.taken, stopped.reports], [[], []]);

  smtp.answers.rcpt = '550 no such mailbox';
  let hasRun = false;
  await sendTo(smtp.url, async () => {
    hasRun = true;
  });
  assert.equal(hasRun, false);
});

test('a connection that breaks while that runs is waited for: nothing has left, and whoever began can end it', async () => {
  let hasEnded = false;
  const { error, reports } = await sendTo(smtp.url, async () => {
    smtp.mend(); // and with it every connection
    await new Promise((resolve) => setTimeout(resolve, 300));
    hasEnded = true;
  });
  assert.ok(error instanceof Error);
  assert.ok(hasEnded, 'the sender hears of it only when it has ended');
  assert.ok(!(error instanceof MailInDoubt), String(error));
  assert.deepEqual(
    reports.map(({ isWorking }) => isWorking),
    [false],
  );
  assert.deepEqual(smtp.taken, []);
});
