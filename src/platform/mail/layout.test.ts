import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { typeset } from '#kernel/typesetting/typeset.ts';
import { type MailContent, mailBody } from './layout.ts';

const content: MailContent = {
  locale: 'en',
  title: 'Title',
  lines: ['First.', 'Second.', 'Third.'],
  button: { label: 'Open', url: 'https://site.example/track/1?a=1&b=2' },
  footer: 'Footer.',
};

test('the text says all in its order: first line, facts, other lines, list, ways on, footer, way out', () => {
  const { text } = mailBody({
    ...content,
    facts: [
      ['Company', 'Nord AG'],
      ['Number', 'HRB 7'],
    ],
    list: { heading: 'Searched', items: ['Register', 'Courts'] },
    also: { label: 'Wrong?', url: 'https://site.example/wrong' },
    stop: { label: 'No more', url: 'https://site.example/stop' },
  });
  assert.deepEqual(text.split('\n\n'), [
    'First.',
    'Company: Nord AG\nNumber: HRB 7',
    'Second.',
    'Third.',
    'Searched\n- Register\n- Courts',
    'Open: https://site.example/track/1?a=1&b=2',
    'Wrong?: https://site.example/wrong',
    'Footer.',
    'No more: https://site.example/stop\n',
  ]);
});

test('what there is not leaves neither a gap in the text nor an empty piece in the page', () => {
  const { text, html } = mailBody(content);
  assert.deepEqual(text.split('\n\n'), [
    'First.',
    'Second.',
    'Third.',
    'Open: https://site.example/track/1?a=1&b=2',
    'Footer.\n',
  ]);
  assert.doesNotMatch(html, /<ul|undefined|false|null|<table[^>]*><\/table>/);
  assert.equal(html.match(/<a /g)?.length, 1);
  assert.doesNotMatch(mailBody({ ...content, lines: [] }).text, /^\n|undefined/);
});

test('lines that begin with a bullet are one list where they stand', () => {
  const { text, html } = mailBody({ ...content, lines: ['First.', 'Choose:', '• One', '• Two', 'Last.'] });
  assert.deepEqual(text.split('\n\n').slice(0, 4), ['First.', 'Choose:', '• One\n• Two', 'Last.']);
  assert.equal(html.match(/<ul/g)?.length, 1);
  assert.match(html, /Choose:<\/p><ul[^>]*><li[^>]*>One<\/li><li[^>]*>Two<\/li><\/ul><p[^>]*>Last\./);
  assert.doesNotMatch(html, /•/);
});

test('whatever is said, both bodies say it, and in the page it is nothing but text', () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'ab<>&"\'яё '), minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), words, words, (lines, name, value) => {
      const body = mailBody({ ...content, lines, facts: [[name, value]], footer: value });
      for (const said of [...lines, name, value]) {
        const isShown = [said, typeset(said, 'en')].some((set) => body.html.includes(escaped(set)));
        assert.ok(body.text.includes(said) && isShown, said);
      }
      assert.doesNotMatch(body.html.replaceAll(/<[a-z!/][^<>]*>/g, ''), /[<>]/);
    }),
  );
});

test('the page names its language and its title', () => {
  const { html } = mailBody({ ...content, locale: 'ru', title: 'Отчёт & <ответ>' });
  assert.match(html, /^<!doctype html><html lang="ru">/);
  assert.equal(html.match(/Отчёт &amp; &lt;ответ&gt;/g)?.length, 2);
});

test('a number with hyphens stays on one line of the heading, and all of it is text', () => {
  const { html } = mailBody({ ...content, title: 'Order CC-2026-001001: <found>' });
  assert.match(
    html,
    /<h1[^>]*>Order <span style="white-space:nowrap">CC-2026-001001<\/span>: &lt;found&gt;<\/h1>/,
  );
});

test('an answer stands before the facts, its points with a sign that says without colour how each is meant', () => {
  const answer = {
    tone: 'good',
    headline: 'Low risk',
    lines: ['Credit limit €150,000', 'Profitable & <steady>'],
    points: [
      { tone: 'good', text: 'No match in lists' },
      { tone: 'warn', text: 'Two addresses' },
    ],
  } as const;
  const { html, text } = mailBody({ ...content, answer, facts: [['Company', 'Nord AG']] });
  assert.deepEqual(text.split('\n\n').slice(1, 4), [
    'Low risk\nCredit limit €150,000\nProfitable & <steady>\n✓ No match in lists\n! Two addresses',
    'Open: https://site.example/track/1?a=1&b=2',
    'Company: Nord AG',
  ]);
  const order = ['Low risk', 'Two addresses', '>Open</a>', 'Nord AG', 'Second.'].map((part) =>
    html.indexOf(part),
  );
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
    'the way on follows the answer',
  );
  assert.doesNotMatch(html, /good-bar" width/);
  assert.match(
    mailBody({ ...content, answer: { ...answer, score: 74 } }).html,
    /aria-hidden="true".*good-bar" width="74%"/,
  );
  assert.match(html, /Profitable &amp; &lt;steady&gt;/);
});

test('in the page of a mail values are set as lines are, and names stay as they are registered', () => {
  const name = 'Север – Юг 100% и Ко';
  const { html, text } = mailBody({
    ...content,
    locale: 'ru',
    title: `Отчёт о ${name}`,
    lines: [`Отчёт о ${name} – за 5 дней.`],
    facts: [
      ['Компания', name],
      ['Обещан', 'до 9 декабря 2026 г. – по 5% в день'],
    ],
    list: { heading: 'Где', items: [`${name} – в реестре`] },
    names: [name],
    answer: {
      ...{ tone: 'bad', headline: 'За 5 дней', lines: [] },
      points: [{ tone: 'bad', text: 'В списке: Ост – Вест 5%' }],
      names: ['Ост – Вест 5%'],
    },
  });
  for (const shown of [
    `>Отчёт о\u00a0${name}</h1>`,
    `>Отчёт о\u00a0${name}\u00a0— за\u00a05\u00a0дней.</p>`,
    `>${name}</td>`,
    '>до\u00a09\u00a0декабря 2026\u00a0г.\u00a0— по\u00a05\u00a0% в\u00a0день</td>',
    `>${name}\u00a0— в\u00a0реестре</li>`,
    '>В\u00a0списке: Ост – Вест 5%</td>',
  ])
    assert.ok(html.includes(shown), `${shown} in ${html}`);
  assert.ok(text.includes(`Компания: ${name}\nОбещан: до 9 декабря 2026 г. – по 5% в день`));
});

test('in the page of a mail nothing that belongs together is parted, in its text all is as it was written', () => {
  const { text, html } = mailBody({ ...content, locale: 'ru', lines: ['Отчёт в срок: за 5 дней.'] });
  assert.match(html, />Отчёт в\u00a0срок: за\u00a05\u00a0дней\.</);
  assert.match(text, /^Отчёт в срок: за 5 дней\.$/m);
});
