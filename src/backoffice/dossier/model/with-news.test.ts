import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskNews } from '#workflows/edit-dossier/contract.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { withNews } from './with-news.ts';

const section = (code: string, title: string) => ({ code, title });
// Only what news replaces, and what it must leave, is of interest here.
const order = {
  number: 7,
  obstacles: ['old'],
  dossier: {
    ...{ revision: 1, changeNo: 4, reasons: ['why'], methods: ['how'] },
    sections: [section('contacts', 'old'), section('owners', 'old')],
  },
} as object as StaffOrder;
const news = (revision: number) =>
  // As above.
  ({
    obstacles: [],
    dossier: { revision, changeNo: 5, reasons: [], methods: [], sections: [section('owners', 'new')] },
  }) as object as DeskNews;

test('news replaces the sections that it brings, and leaves all else', () => {
  const fresh = withNews(order, news(1));
  assert.deepEqual(fresh, {
    number: 7,
    obstacles: [],
    dossier: {
      ...{ revision: 1, changeNo: 5, reasons: ['why'], methods: ['how'] },
      sections: [section('contacts', 'old'), section('owners', 'new')],
    },
  });
  assert.equal(fresh?.dossier?.sections[0], order.dossier?.sections[0]);
});

test('news of another revision is news of all', () => {
  assert.equal(withNews(order, news(2)), undefined);
});
