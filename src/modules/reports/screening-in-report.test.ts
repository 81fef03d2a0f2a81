import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf, type Locale } from '#kernel/locale.ts';
import type { AssemblyScreening } from './assembly/assembly-input.ts';
import { screeningFacts } from './assembly/screening-facts.ts';
import type { FactDraft } from './dossier/dossier.ts';
import { sampleFact } from './dossier/sample-dossier.ts';
import { readFacts } from './presentation/context/dossier-facts.ts';
import { createReportContext } from './presentation/context/report-context.ts';
import { presentScreening } from './presentation/summary/searches/screening.ts';
import { dossierOf } from './situations/situation-facts-fixture.ts';
import { situationCover } from './situations/situations-fixture.ts';

const unknown = { state: 'unknown', asked: [], listed: [] } as const;
const screening: AssemblyScreening = {
  screenedAt: new Date('2026-11-22T09:20:00Z'),
  lists: [
    {
      ...{ code: 'eu', kind: 'sanctions', version: '2026-214', publishedOn: '2026-11-20' },
      name: everyLanguageOf({ ru: 'Сводный список' }, 'Consolidated list'),
      keeper: everyLanguageOf({ ru: 'Европейская комиссия' }, 'European Commission'),
    },
    {
      // The same name, kept by somebody else: rows tell them apart by code.
      ...{ code: 'ca', kind: 'sanctions', version: '2026-11-18', publishedOn: '2026-11-18' },
      name: everyLanguageOf({ ru: 'Сводный список' }, 'Consolidated list'),
      keeper: everyLanguageOf({ ru: 'МИД Канады' }, 'Global Affairs Canada'),
    },
  ],
  subjects: [
    { key: 'company', name: 'Nordwind Maschinenbau GmbH', found: [] },
    {
      ...{ key: 'person', name: 'Henrik Petersen' },
      found: [
        {
          ...{ list: 'eu', entryId: '7', entryName: 'Peterson, Henrik', state: 'false_match' },
          nameMatch: 'typo',
          compared: {
            kind: { state: 'agree', asked: [], listed: [] },
            birthYear: { state: 'differ', asked: ['1961'], listed: ['1948'] },
            ...{ country: unknown, number: unknown },
          },
          reason: 'Another person: the years of birth are 13 apart.',
          decidedAt: new Date('2026-11-22T10:00:00Z'),
        },
      ],
    },
  ],
};
const shown = (locale: Locale, ...typed: FactDraft[]) => {
  const made = screeningFacts({ readings: [], outcomes: [], sources: {}, screening });
  const dossier = dossierOf([...made, ...typed]);
  const view = presentScreening(readFacts(dossier), createReportContext(situationCover, locale));
  assert.ok(view);
  return { view, dossier };
};

test('lists stand with their keepers and days in the reader’s language, and a hit stands in the column of its code', () => {
  const lists = (locale: Locale) =>
    shown(locale).view.lists.map(({ code, authority, name, version }) => [code, authority, name, version]);
  assert.deepEqual(lists('en'), [
    ['eu', 'European Commission', 'Consolidated list', '20\u00a0November\u00a02026, 2026-214'],
    ['ca', 'Global Affairs Canada', 'Consolidated list', '18\u00a0November\u00a02026'],
  ]);
  assert.deepEqual(lists('ru'), [
    ['eu', 'Европейская комиссия', 'Сводный список', '20\u00a0ноября\u00a02026\u00a0г., 2026-214'],
    ['ca', 'МИД Канады', 'Сводный список', '18\u00a0ноября\u00a02026\u00a0г.'],
  ]);
  assert.deepEqual(
    shown('ru').view.subjects.map(({ name, cells }) => [name, ...cells.map(({ verdict }) => verdict)]),
    [
      ['Henrik Petersen', 'false_match', 'clear'],
      ['Nordwind Maschinenbau GmbH', 'clear', 'clear'],
    ],
  );
});

test('the note of a hit says what agrees and differs, and the analyst’s sentence in its language under the analyst’s mark', () => {
  const { view, dossier } = shown('ru');
  const [note] = view.notes;
  assert.equal(
    note?.text,
    'Henrik Petersen: возможное совпадение опровергнуто, Сводный список (Европейская комиссия). ' +
      'Запись в списке: «Peterson, Henrik»; имя отличается несколькими буквами; совпадает: вид (человек или компания); ' +
      'расходится: год рождения (1961, в списке 1948); неизвестно: страна, регистрационный номер. ' +
      'Аналитик, 22\u00a0ноября\u00a02026\u00a0г. (язык: английский): «Another person: the years of birth are 13 apart.»',
  );
  assert.match(shown('en').view.notes[0]?.text ?? '', /Analyst, 22.November.2026: “Another person/);
  const facts = dossier.facts.filter(({ id, field }) => note?.facts.includes(id) && field !== 'list_code');
  assert.deepEqual(
    facts.filter(({ method }) => method === 'analyst').map(({ field }) => field),
    ['screened_verdict', 'screened_reason'],
  );
  assert.notEqual(note?.mark, 0);
});

test('a company of the group is called its parent only where it is', () => {
  const rolesOf = (relation: string) => {
    const { view } = shown(
      'en',
      sampleFact('group', 'member', 'Nordwind Service AG'),
      sampleFact('group', 'member_relation', { code: relation }),
      sampleFact('screening', 'screened_name', 'Nordwind Service AG', { position: 90 }),
    );
    return view.subjects.find(({ name }) => name === 'Nordwind Service AG')?.role;
  };
  assert.equal(rolesOf('subsidiary'), 'company of the group');
  assert.equal(rolesOf('ultimate_parent'), 'parent company');
});

test('a list that a person adds is one column more, and nobody was looked for in it by our search', () => {
  const typed = sampleFact('screening', 'lists_searched', ['Consolidated list (7)', 'SECO (2026-11-17)']);
  const { view } = shown('en', typed);
  assert.deepEqual(view.lists.map(({ code, version }) => [code, version]).slice(2), [['seco', '2026-11-17']]);
  assert.deepEqual(
    view.subjects.map(({ cells }) => cells[2]?.verdict),
    ['not_searched', 'not_searched'],
  );
});
