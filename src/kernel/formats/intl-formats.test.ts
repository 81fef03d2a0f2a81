import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dateFormat, minorDigits, numberFormat } from './intl-formats.ts';

describe('formats that are made once', () => {
  it('are the same again, and others for another language or other options', () => {
    const percent = numberFormat('en-GB', { style: 'percent' });
    assert.equal(numberFormat('en-GB', { style: 'percent' }), percent);
    assert.equal(percent.format(0.5), '50%');
    assert.equal(numberFormat('ru', { style: 'percent' }).format(0.5), '50\u00a0%');
    assert.equal(numberFormat('en-GB', { maximumFractionDigits: 1 }).format(0.55), '0.6');
    const day = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    assert.equal(dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }), day);
    assert.equal(day.format(new Date('2026-11-30T23:59:59Z')), '30 November 2026');
  });

  it('know how many digits stand after the point of a currency', () => {
    assert.deepEqual(['EUR', 'JPY', 'KWD', 'EUR'].map(minorDigits), [2, 0, 3, 2]);
    assert.throws(() => minorDigits('euro'), RangeError);
  });
});
