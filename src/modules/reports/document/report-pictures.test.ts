import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { buildSampleDocument } from '../samples/sample-report-document.ts';
import { drawPictures } from './report-pictures.ts';

test('the pictures of the rating cut no label of theirs, in either language', () => {
  const country = countryList.find(({ code }) => code === 'DE');
  assert.ok(country);
  for (const locale of ['en', 'ru'] as const) {
    const { waterfall, whatIf, financing } = drawPictures(
      buildSampleDocument(country, new Date('2026-11-21T10:00:00Z'), locale),
    );
    for (const picture of [waterfall, whatIf, financing])
      assert.doesNotMatch(
        picture?.svg ?? '…',
        /…/,
        `${locale}: ${/>([^<]*…)</.exec(picture?.svg ?? '')?.[1]}`,
      );
  }
});
