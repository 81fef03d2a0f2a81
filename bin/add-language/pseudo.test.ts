import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pseudo, pseudoText } from './pseudo.ts';

test('texts get accents, length and brackets; their shape stays', () => {
  const texts = pseudo({ send: 'Send', list: ['One', 'Two'], none: '', price: '€45', path: '/about' });
  assert.deepEqual(texts, {
    send: '[Sééñd]',
    list: ['[Óóñéé]', '[Twóó]'],
    none: '',
    price: '€45',
    path: '/about',
  });
});

test('what a function is given stays as it is', () => {
  const { hello } = pseudo({ hello: (name: string, count: number) => `Hello ${name}, ${count} orders` });
  assert.equal(hello('Ann Other', 3), '[Hééllóó Ann Other, 3 óórdéérs]');
  const { lines } = pseudo({ lines: ({ link }: { link: string }) => [`Open ${link}`, link] });
  assert.deepEqual(lines({ link: 'https://a.example/x' }), [
    '[Óópééñ https://a.example/x]',
    'https://a.example/x',
  ]);
});

test('addresses, tags, placeholders and code are read by machines', () => {
  const text = 'See [prices](/xx/our-prices), {n} of <b>all</b> at buyer@a.example or `code`';
  assert.equal(
    pseudoText(text),
    'Séééé [prííçéés](/xx/our-prices), {n} óóf <b>ááll</b> áát buyer@a.example óór `code`',
  );
});

test('an English sentence grows by about two fifths', () => {
  const text = 'The card is charged only after the report has been sent to you by mail.';
  const growth = pseudoText(text).length / text.length;
  assert.ok(growth > 1.25 && growth < 1.5, String(growth));
});
