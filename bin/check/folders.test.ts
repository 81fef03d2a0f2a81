import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderFindings } from './folders.ts';

/** Findings of files, each with what it imports, where these rooms are known not to be clear. */
function judge(imports: Record<string, string[]>, unclear: Record<string, string> = {}): string[] {
  const sources = Object.entries(imports).map(([file, written]) => ({
    file,
    imports: written.map((specifier) => ({ specifier, isType: false })),
  }));
  return folderFindings(sources, unclear);
}

describe('arrows inside rooms', () => {
  it('lets the root import folders, and a folder one further down', () => {
    const clear = {
      'src/modules/orders/service.ts': ['./placing/place.ts', './records/repository.ts', './contract.ts'],
      'src/modules/orders/placing/place.ts': ['../records/repository.ts', './price.ts', '#kernel/money.ts'],
      'src/modules/orders/records/repository.ts': ['./rows/row.ts', 'kysely'],
    };
    assert.deepEqual(judge(clear), []);
  });

  it('refuses a folder that imports the root of its room, types included', () => {
    assert.deepEqual(judge({ 'src/modules/orders/records/repository.ts': ['../order.ts'] }), [
      'src/modules/orders/records/repository.ts → src/modules/orders/order.ts: no folder of a room imports its root, which is its face',
    ]);
  });

  it('lets web/ read the contract, and a room be its own root', () => {
    assert.deepEqual(judge({ 'src/modules/orders/web/OrderForm.tsx': ['../contract.ts'] }), []);
    assert.deepEqual(judge({ 'src/kernel/money.ts': ['./currency.ts'] }), []);
  });

  it('refuses folders that know each other by different files', () => {
    const round = {
      'src/platform/mail/mailer.ts': ['../jobs/outbox.ts'],
      'src/platform/jobs/outbox.ts': ['../files/store.ts'],
      'src/platform/files/wipe.ts': ['../mail/address.ts'],
    };
    assert.deepEqual(judge(round), [
      'src/platform has a cycle of folders: src/platform/files → src/platform/mail → src/platform/jobs → src/platform/files',
    ]);
  });

  it('looks at every depth, the files beside the folders counting as one', () => {
    const deep = {
      'src/site/search/list.ts': ['./cards/card.ts'],
      'src/site/search/cards/card.ts': ['../words.ts'],
    };
    assert.deepEqual(judge(deep), [
      'src/site has a cycle of folders: src/site/search → src/site/search/cards → src/site/search',
    ]);
  });

  it('leaves out a room that is listed, until it is clear', () => {
    const unclear = { 'src/modules/orders': 'why' };
    assert.deepEqual(judge({ 'src/modules/orders/records/rows.ts': ['../order.ts'] }, unclear), []);
    assert.deepEqual(judge({ 'src/modules/orders/service.ts': ['./records/rows.ts'] }, unclear), [
      'src/modules/orders is clear inside: take it off the list in bin/check/unclear-rooms.ts',
    ]);
  });
});
