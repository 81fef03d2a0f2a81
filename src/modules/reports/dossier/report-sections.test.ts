import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportKinds } from '#kernel/reports/report-kind.ts';
import { countedSectionCounts } from './dossier-input.ts';
import { emptyReasons, isEmptyReason } from './empty-reasons.ts';
import {
  countedSections,
  fieldsOf,
  findField,
  findSection,
  promisedSections,
  reportSections,
  sectionsOf,
} from './report-sections.ts';
import { sectionCodes, sectionsOfKinds } from './section-codes.ts';

describe('report sections', () => {
  it('has every section once, in the order of the codes', () => {
    assert.deepEqual(
      reportSections.map(({ code }) => code),
      sectionCodes,
    );
  });

  it('promises every section: only the list of sources makes itself', () => {
    for (const kind of reportKinds)
      assert.deepEqual(
        sectionsOfKinds[kind].filter((code) => !promisedSections(kind).includes(code)),
        ['sources'],
      );
  });

  it('prints the sections of each kind in one order, and has none that no kind has', () => {
    for (const kind of reportKinds)
      assert.deepEqual(
        sectionsOf(kind).map(({ code }) => code),
        sectionCodes.filter((code) => sectionsOfKinds[kind].includes(code)),
      );
    const sold = new Set(Object.values(sectionsOfKinds).flat());
    assert.deepEqual(
      sectionCodes.filter((code) => !sold.has(code)),
      [],
    );
  });

  it('tells pages how many sections count', () => {
    for (const kind of reportKinds)
      assert.equal(countedSections(kind).length, countedSectionCounts[kind], kind);
  });

  it('names every field once, in both languages', () => {
    const codes = reportSections.flatMap((section) =>
      fieldsOf(section).map((field) => `${section.code}.${field.code}`),
    );
    assert.equal(new Set(codes).size, codes.length);
    const labels = [
      ...reportSections.map(({ title }) => title),
      ...reportSections.flatMap(({ table }) => (table === undefined ? [] : [table.title])),
      ...reportSections
        .flatMap(fieldsOf)
        .flatMap(({ label, codes: list }) => [label, ...Object.values(list ?? {})]),
      ...Object.values(emptyReasons),
    ];
    for (const { en, ru } of labels) {
      assert.match(en, /[A-Za-z]/);
      assert.doesNotMatch(en, /\p{Script=Cyrillic}/u);
      assert.match(ru, /\p{Script=Cyrillic}/u, en);
    }
  });

  it('gives every status a code list; of others, texts and lists may have one', () => {
    for (const { codes, kind, code } of reportSections.flatMap(fieldsOf)) {
      if (kind === 'status') assert.ok(codes, code);
      if (codes !== undefined) assert.ok(['status', 'text', 'list'].includes(kind), code);
    }
  });

  it('finds nothing that does not exist', () => {
    const legal = findSection('legal');
    assert.ok(legal);
    assert.equal(findSection('toString'), undefined);
    assert.equal(findField(legal, 'constructor'), undefined);
    assert.equal(isEmptyReason('constructor'), false);
  });
});
