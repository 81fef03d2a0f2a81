import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from './log.ts';

/** What is written of a record at this level. */
function written(record: object, level = 'info'): string {
  const lines: string[] = [];
  createLog(level, { write: (line) => void lines.push(line) }).info(record, 'said');
  return lines.join('');
}

test('secrets and personal data are in no line, wherever they sit in a record', () => {
  for (const field of [
    'authorization',
    'cookie',
    'password',
    'token',
    'refreshToken',
    'secret',
    'email',
    'cardToken',
  ])
    for (const record of [
      { [field]: 'hunter2' },
      { a: { [field]: 'hunter2' } },
      { a: { b: { [field]: 'hunter2' } } },
    ]) {
      const line = written(record);
      assert.ok(!line.includes('hunter2') && line.includes('[hidden]'), `${field}: ${line}`);
    }
});

test('an event is one line of JSON with its time in UTC, its words and what belongs to it', () => {
  const line = written({ route: '/track/:secret', note: 'two\nlines' });
  assert.equal(line.trimEnd().split('\n').length, 1);
  const { time, msg, route, note, pid } = JSON.parse(line);
  assert.deepEqual([msg, route, note, pid], ['said', '/track/:secret', 'two\nlines', undefined]);
  assert.match(time, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('what is below the level is not written', () => {
  assert.equal(written({}, 'warn'), '');
  assert.equal(written({}, 'silent'), '');
});
