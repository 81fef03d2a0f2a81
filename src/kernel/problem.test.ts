import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf } from './locale.ts';
import { nameProblems, Problem, problemBody, problems } from './problem.ts';

const en = { lost: 'It is lost.', full: 'It is full.' };
const ru = { lost: 'Это потеряно.', full: 'Здесь полно.' };
const rows = nameProblems(everyLanguageOf({ ru }, en), {
  lost: { code: 'lost', status: 404 },
  full: { code: 'full', status: 409 },
});

test('a refusal has the words that stand under its name', () => {
  assert.partialDeepStrictEqual(rows.lost, {
    code: 'lost',
    status: 404,
    text: { en: 'It is lost.', ru: 'Это потеряно.' },
  });
  assert.equal(rows.full.text.ru, 'Здесь полно.');
});

test('a problem says what its definition says, and of its cause only to us', () => {
  const cause = new Error('the password is hunter2');
  const problem = new Problem(rows.full, { cause, retryAfterSeconds: 5 });
  assert.deepEqual(
    [problem.name, problem.message, problem.code, problem.status, problem.retryAfterSeconds, problem.cause],
    ['Problem', 'It is full.', 'full', 409, 5, cause],
  );
  assert.doesNotMatch(JSON.stringify(problemBody(problem, 'en', 'r-1')), /hunter2/);
});

test('on the wire a refusal without fields is its one entry, in the language of its reader', () => {
  assert.deepEqual(problemBody(new Problem(rows.lost), 'ru'), {
    value: [{ code: 'lost', description: 'Это потеряно.' }],
    type: 'urn:countercheck:problem:lost',
    title: 'Это потеряно.',
    status: 404,
    code: 'lost',
  });
});

test('refused fields are the entries, in their order, and the whole stands beside them', () => {
  const fields = [
    { field: 'email', code: 'required', text: everyLanguageOf({ ru: 'Нужно' }, 'Needed') },
    { field: 'name', code: 'too_long', text: everyLanguageOf({ ru: 'Слишком длинно' }, 'Too long') },
  ];
  const body = problemBody(new Problem(problems.invalidInput, { fields }), 'en', 'r-7');
  assert.deepEqual(body.value, [
    { code: 'required', description: 'Needed', field: 'email' },
    { code: 'too_long', description: 'Too long', field: 'name' },
  ]);
  assert.deepEqual([body.code, body.status, body.requestId], ['invalid_input', 400, 'r-7']);
  assert.equal(body.title, problems.invalidInput.text.en);
});
