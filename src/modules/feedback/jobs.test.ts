import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { system } from '#kernel/actor.ts';
import { createSettableClock, hourMs } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { createOutbox, type Outbox } from '#platform/jobs/outbox.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { createMailer, type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { dueAfter, goodQuestion, plainGoodPhone } from './feedback-fixture.ts';
import { registerQuestionMails } from './jobs.ts';
import { createQuestions, type QuestionsService } from './questions.ts';

const contactEmail = 'office@countercheck.example';
const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let database: ThrowawayDatabase;
let mailbox: Awaited<ReturnType<typeof startMailboxServer>>;
let mailer: Mailer;
let gaveUp: string[] = [];

before(async () => {
  database = await createThrowawayDatabase();
  mailbox = await startMailboxServer(database.db, clock);
  mailer = createMailer(mailbox.url, 'Countercheck <reports@countercheck.example>');
});
after(async () => {
  mailer.close();
  await mailbox.close();
  await database.drop();
});
beforeEach(async () => {
  gaveUp = [];
  clock.advance(hourMs * 25);
  await database.pool.query('DELETE FROM questions; DELETE FROM outbox; DELETE FROM mailbox_messages');
});

function build(send: Mailer['send'] = mailer.send): { outbox: Outbox; questions: QuestionsService } {
  const { db } = database;
  const outbox = createOutbox({ db, clock, report: (row) => row.gaveUp && gaveUp.push(row.topic) });
  const questions = createQuestions({ clock, outbox, secrets: secretsFrom(Buffer.alloc(32, 7)), dueAfter });
  const publicUrl = () => 'https://countercheck.example';
  registerQuestionMails({ db, outbox, mailer: { ...mailer, send }, questions, contactEmail, publicUrl });
  return { outbox, questions };
}

const ask = (questions: QuestionsService, locale: Locale = 'en', change: object = {}) =>
  questions.ask(database.db, { ...goodQuestion, ...change }, { locale, idempotencyKey: undefined });

async function mails(): Promise<Map<string, Email>> {
  const rows = await database.db.selectFrom('mailbox_messages').select(['recipients', 'raw']).execute();
  const parsed = rows.map(
    async ({ recipients, raw }) => [recipients.join(), await PostalMime.parse(raw)] as const,
  );
  assert.equal(new Set(rows.map(({ recipients }) => recipients.join())).size, rows.length, 'one mail each');
  return new Map(await Promise.all(parsed));
}

test('the question goes to our address with Reply-To the asker, a receipt to the asker', async () => {
  const { outbox, questions } = build();
  await ask(questions, 'en', { name: 'Ann <b>' });
  assert.equal((await mails()).size, 0, 'nothing is mailed before the commit is acted on');
  assert.equal(await outbox.drain(), 2);
  const caught = await mails();
  const forward = caught.get(contactEmail);
  assert.equal(forward?.subject, 'Question from Ann <b>');
  assert.deepEqual(
    forward?.replyTo?.map(({ address }) => address),
    [goodQuestion.email],
  );
  for (const part of [plainGoodPhone, 'Do you check companies in Belarus?', 'How long does it take?'])
    assert.ok(forward?.text?.includes(part) && forward.html?.includes(part), part);
  assert.ok(forward?.html?.includes('Ann &lt;b&gt;'));
  assert.match(forward?.html ?? '', /href="mailto:anna@demo\.countercheck\.example"/);
  assert.match(forward?.text ?? '', /desk: https:\/\/countercheck\.example\/staff\/feedback\?only=[\w-]+/);
  const receipt = caught.get(goodQuestion.email);
  assert.equal(receipt?.subject, 'We have received your question');
  assert.match(receipt?.text ?? '', /https:\/\/countercheck\.example\//);
});

test('the receipt is in the asker’s language and repeats nothing that was typed', async () => {
  const { outbox, questions } = build();
  await ask(questions, 'ru', { name: 'Buy pills', message: 'at http://pills.example now' });
  await outbox.drain();
  const receipt = (await mails()).get(goodQuestion.email);
  assert.equal(receipt?.subject, 'Мы получили ваш вопрос');
  assert.ok(receipt?.text?.includes('https://countercheck.example/ru'));
  assert.ok(!/pills/i.test(`${receipt?.subject}${receipt?.text}${receipt?.html}`));
});

test('a question erased before its mails is mailed to nobody', async () => {
  const { outbox, questions } = build();
  await ask(questions);
  await database.db.transaction().execute((tx) => questions.eraseOf(tx, goodQuestion.email, system));
  assert.equal(await outbox.drain(), 2);
  assert.equal((await mails()).size, 0);
});

test('a mail server that is away is asked again, and the question waits unharmed', async () => {
  let isAway = true;
  const { outbox, questions } = build((mail: Mail) =>
    isAway ? Promise.reject(new Error('away')) : mailer.send(mail),
  );
  await ask(questions);
  await outbox.drain();
  assert.equal((await mails()).size, 0);
  isAway = false;
  clock.advance(hourMs);
  await outbox.drain();
  assert.equal((await mails()).size, 2);
  assert.deepEqual(gaveUp, []);
});

test('a refused receipt is shown to the staff; our own address refusing is given up loudly', async () => {
  const { outbox, questions } = build(() => Promise.reject(new MailRefused(550, 'refused with 550')));
  await ask(questions);
  await outbox.drain();
  assert.deepEqual(gaveUp, ['questions.forward']);
  const { items } = await questions.list(database.db, { state: 'open', page: 1, pageSize: 10 });
  assert.deepEqual(
    items.map(({ isReceiptRefused }) => isReceiptRefused),
    [true],
  );
});
