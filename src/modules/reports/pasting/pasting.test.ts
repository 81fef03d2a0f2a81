import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { meaningsOf } from '#findings/party-tables/column-words/column-meanings.ts';
import { namedMeanings } from '#findings/party-tables/name-column.ts';
import { type PartyTable, partyTable, partyTableBounds } from '#findings/party-tables/party-table.ts';
import { toldByTable } from '#findings/party-tables/table-choices.ts';
import { readCells } from '#findings/tables/read-table.ts';
import { everyLanguageOf, type Locale, locales } from '#kernel/locale.ts';
import { exportBods } from '../bods/bods-export.ts';
import { readFact } from '../dossier/fact-input.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { findSection } from '../dossier/report-sections.ts';
import { ownershipPart } from '../parts/ownership-part.ts';
import { createReportContext } from '../presentation/context/report-context.ts';
import { factsOfRows, nordwindFacts } from '../presentation/people/people-facts-fixture.ts';
import { presentManagers } from '../presentation/people/present-managers.ts';
import { presentOwnership } from '../presentation/people/present-ownership.ts';
import { words as codeWords } from '../texts/code-lists/words.ts';
import { reportViewFixture } from '../view/report-view-fixture.ts';
import { peopleSheet } from '../workbook/plain-sheets.ts';
import type { SheetCell } from '../workbook/sheet.ts';
import { fieldOfColumn, type PartySection, partySections } from './party-sections.ts';
import { readPartyCell } from './read-party-cell.ts';
import { readPartyRows } from './read-party-rows.ts';

const today = '2026-11-29';
const sections = Object.keys(partySections) as PartySection[]; // keys of a literal

function read(text: string, section: PartySection, subject: readonly string[] = []) {
  const table = partyTable(
    readCells({ html: '', text }, partyTableBounds).rows,
    partySections[section],
    today,
  );
  assert.ok(table !== undefined);
  return { table, rows: rowsOf(table, section, subject) };
}

function rowsOf({ rows, columns, hasHead }: PartyTable, section: PartySection, subject: readonly string[]) {
  const data = rows.slice(hasHead ? 1 : 0);
  return readPartyRows(data, {
    ...{ section, subject, today, ...toldByTable(data, columns) },
    meanings: columns.map(({ meaning }) => meaning),
  });
}

const valuesOf = (text: string, section: PartySection) =>
  read(text, section).rows.map(({ values }) => Object.fromEntries(values));

test('every column of ours is known by the words that the editor and the workbook have for it', () => {
  for (const section of sections)
    for (const meaning of meaningsOf[partySections[section]]) {
      const code = fieldOfColumn(section, meaning);
      const field = findSection(section)?.table?.columns.find((one) => one.code === code);
      if (meaning === 'until' && section !== 'management') continue;
      assert.ok(field !== undefined, `${section} ${meaning}`);
      if (meaning === 'votes' || ['family_name', 'given_name', 'patronymic'].includes(meaning)) continue;
      for (const locale of locales)
        assert.equal(
          namedMeanings(field.label[locale], partySections[section])[0],
          meaning,
          `${section} ${locale} ${field.label[locale]}`,
        );
    }
});

test('our roles, kinds, interests and ways are read in every language of ours', () => {
  const lists = { role: 'role', ownerKind: 'kind', interest: 'control', way: 'path' } as const;
  for (const locale of locales)
    for (const [list, meaning] of Object.entries(lists)) {
      const labels: Readonly<Record<string, string>> = codeWords[locale][list as keyof typeof lists]; // a key of the literal
      for (const [code, label] of Object.entries(labels)) {
        const cell = readPartyCell(meaning, label, { today });
        const wanted: FactValue = meaning === 'kind' ? code : meaning === 'control' ? [code] : { code };
        assert.deepEqual(cell, { is: 'read', value: wanted }, `${locale} ${label}`);
      }
    }
});

const tsv = (rows: readonly (readonly SheetCell[])[]) =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          const value = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell;
          const text = value === null ? '' : String(value);
          return /[\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        })
        .join('\t'),
    )
    .join('\r\n');

const name = fc
  .tuple(
    fc.constantFrom('Anna', 'Jörg', 'Иван', "O'Neil", 'Mária', '"Max"'),
    fc.constantFrom('Vogt', 'Ким', 'de la Cruz'),
  )
  .map((parts) => parts.join(' '));
const date = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const role = fc.constantFrom(...Object.keys(codeWords.en.role));
const manager = fc.record(
  {
    manager_name: name,
    manager_role: role.map((code) => ({ code })),
    manager_since: date,
    manager_until: date,
    manager_elsewhere: fc.constantFrom('Alpha GmbH', 'Beta Ltd (7), director', 'ООО «Ромашка»'),
  },
  { requiredKeys: ['manager_name', 'manager_role'] },
);

test('the sheet of people of our workbook is recognised wholly, in every language', () => {
  fc.assert(
    fc.property(
      fc.array(manager, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...locales),
      (people, locale) => {
        const facts = factsOfRows({ management: people });
        const view = { ...reportViewFixture, locale, ...presentManagers(facts, contextIn(locale)) };
        const { rows } = read(tsv(peopleSheet(view).rows), 'management');
        // Those in office stand first.
        const key = (one: unknown) => JSON.stringify(Object.entries(one ?? {}).toSorted());
        assert.deepEqual(
          rows.map(({ values }) => key(Object.fromEntries(values))).toSorted(),
          people.map(key).toSorted(),
        );
        assert.ok(rows.every(({ cells }) => cells.every(({ is }) => is !== 'unreadable' && is !== 'either')));
      },
    ),
    { numRuns: 60 },
  );
});

test('the owners of our workbook come back step by step', () => {
  for (const locale of locales) {
    const ownership = presentOwnership(nordwindFacts, contextIn(locale));
    const view = { ...reportViewFixture, locale, ownership };
    const { rows } = read(tsv(peopleSheet(view).rows), 'owners', ['Nordwind Maschinenbau GmbH']);
    const held = rows.map(({ values }) => [
      values.get('owner'),
      values.get('owner_of'),
      values.get('owner_share'),
    ]);
    assert.deepEqual(
      held.filter(([owner]) => owner === 'Nordwind Holding GmbH' || owner === 'Karin Vogt'),
      [
        ['Nordwind Holding GmbH', undefined, 76],
        ['Karin Vogt', undefined, 24],
      ],
    );
    assert.ok(held.some(([, of, share]) => of === 'Alster Industriebeteiligung AG' && share === 55));
  }
});

const contextIn = (locale: Locale) =>
  createReportContext({ country: { code: 'de', name: everyLanguageOf({}, 'Germany') } }, locale);

test('people are read with the least that tells namesakes apart', () => {
  assert.deepEqual(
    valuesOf(
      'ФИО\tДолжность\tНазначен\tДо\tГражданство\tДата рождения\nИванов Иван\tГенеральный директор\t01.02.2019\tн.в.\tРФ\t12.03.1971\n' +
        'Jane Doe\tAstronaut\t03/25/2020\t\tBritish\t03/04/1980',
      'management',
    ),
    [
      {
        manager_name: 'Иванов Иван',
        manager_role: { code: 'managing_director' },
        manager_since: '2019-02-01',
        manager_country: 'RU',
        manager_born: '1971',
      },
      {
        manager_name: 'Jane Doe',
        manager_role: 'Astronaut',
        manager_since: '2020-03-25',
        manager_country: 'GB',
        manager_born: '1980',
      },
    ],
  );
});

const owners = [
  'Owner;Type;Country;Number;Share;Votes;Since;Until;Date of birth',
  'Alpha Holding GmbH;company;Germany;HRB 7;60 %;75 %;2016-08-09;;',
  'Jane Doe;person;UK;AB 12 34 56;25–50 %;;;;06.05.1970',
  'Beta;;Cyprus;HE 12345;;30%;;;',
  'Gone Ltd;company;;;10%;;;2020-01-01;',
].join('\n');

test('owners are read with bounds; numbers of people, second shares and who has left are told, not kept', () => {
  const { rows } = read(owners, 'owners');
  assert.deepEqual(rows.map(({ values }) => Object.fromEntries(values)).slice(0, 3), [
    {
      ...{ owner: 'Alpha Holding GmbH', owner_kind: 'company', owner_country: 'DE', owner_number: 'HRB 7' },
      ...{ owner_share: 60, owner_since: '2016-08-09', owner_control: ['shareholding', 'votingRights'] },
    },
    {
      ...{ owner: 'Jane Doe', owner_kind: 'person', owner_country: 'GB', owner_born: '1970' },
      ...{ owner_share: { min: 25, max: 50 }, owner_control: ['shareholding'] },
    },
    { owner: 'Beta', owner_country: 'CY', owner_share: 30, owner_control: ['votingRights'] },
  ]);
  const unkept = rows.map(({ cells }) => cells.flatMap((cell) => (cell.is === 'unkept' ? [cell.why] : [])));
  assert.deepEqual(unkept, [['second_share'], ['person_number'], ['person_number'], ['left']]);
  assert.deepEqual(
    rows.map(({ hasLeft }) => hasLeft),
    [false, false, false, true],
  );
});

test('what is read of a table fits the dossier, and makes effective shares and identifiers', () => {
  const all = read(owners, 'owners')
    .rows.slice(0, 2)
    .map(({ values }) => Object.fromEntries(values));
  const facts = factsOfRows({ identification: [{ legal_name: 'Subject Ltd' }], owners: all });
  for (const { section, field, position, value, source, sourceRu, sourceUrl, method } of facts)
    readFact(
      {
        ...{ section, field, position, value, source, sourceRu, sourceUrl, method, evidenceHash: null },
        retrievedAt: '2026-11-28T00:00:00.000Z',
      },
      new Date(`${today}T00:00:00Z`),
    );
  const part = ownershipPart(facts);
  const held = part?.effective.map(({ party, min, max }) => [
    part.parties.find(({ id }) => id === party)?.name,
    min,
    max,
  ]);
  assert.deepEqual(held?.slice(0, 2), [
    ['Alpha Holding GmbH', 60, 60],
    // No more than the other leaves.
    ['Jane Doe', 25, 40],
  ]);
  assert.equal(part?.parties.find(({ name: of }) => of === 'Alpha Holding GmbH')?.number, 'HRB 7');
  const file = exportBods(
    { id: '019a0000-0000-7000-8000-000000000000', revision: 1, facts },
    { publishedAt: new Date(`${today}T00:00:00Z`), publisher: { name: 'X', url: 'https://x.example' } },
  );
  assert.match(JSON.stringify(file), /"identifiers":\[\{"id":"HRB 7"/);
});

test('a sentence is no name, and the company itself is no step of a chain', () => {
  const { rows } = read(
    'Owner\tOwner of\tShare\nAlpha\tSUBJECT ltd\t10%\nThe rest of it is held by nobody known.',
    'owners',
    ['Subject Ltd'],
  );
  assert.deepEqual(Object.fromEntries(rows[0]?.values ?? []), { owner: 'Alpha', owner_share: 10 });
  assert.equal(rows[1]?.isNote, true);
});
