import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deskCutOffHour } from '../desk/desk-hours.ts';
import { dueRule } from './due-rule.ts';
import { askedWords, subjectName, subjectNumber } from './subject-words.ts';

const asked = (name: string, regCode: string, vatCode: string) =>
  ({ kind: 'request', request: { name, regCode, vatCode } }) as const;

test('a company is called by its name, else by the number it was asked for', () => {
  assert.equal(subjectName({ kind: 'company', name: 'Nord AG', regCode: 'HRB 7', vatCode: '' }), 'Nord AG');
  assert.deepEqual(
    [asked('Nord', 'HRB 7', 'DE1'), asked('', 'HRB 7', 'DE1'), asked('', '', 'DE1')].map(subjectName),
    ['Nord', 'HRB 7', 'DE1'],
  );
});

test('its number is that of the register, else that for tax, and is not said twice where it is the name', () => {
  assert.deepEqual(
    [
      asked('Nord', 'HRB 7', 'DE1'),
      asked('Nord', '', 'DE1'),
      asked('Nord', '', ''),
      asked('', 'HRB 7', 'DE1'),
    ].map(subjectNumber),
    ['HRB 7', 'DE1', '', ''],
  );
});

test('a search is told with everything it was made by, and with no empty places', () => {
  assert.equal(askedWords(asked('Nord', '', 'DE1')), 'Nord, DE1');
  assert.equal(askedWords(asked('', 'HRB 7', '')), 'HRB 7');
});

test('the rule of the promise names the hour of the desk in both languages', () => {
  for (const words of [dueRule.en, dueRule.ru]) assert.ok(words.includes(`${deskCutOffHour}:00`), words);
  assert.match(dueRule.en, /weekend .*public holiday/);
  assert.match(dueRule.ru, /выходной .*праздник/);
});
