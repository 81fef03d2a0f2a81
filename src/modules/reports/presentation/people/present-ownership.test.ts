import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf, type Locale } from '#kernel/locale.ts';
import type { Fact } from '../../dossier/dossier.ts';
import { ownershipView } from '../../view/people-view.ts';
import { createReportContext } from '../context/report-context.ts';
import { factsOfRows, nordwindFacts } from './people-facts-fixture.ts';
import { presentOwnership } from './present-ownership.ts';

const contextIn = (locale: Locale) =>
  createReportContext({ country: { code: 'de', name: everyLanguageOf({}, 'Germany') } }, locale);
const present = (facts: readonly Fact[], locale: Locale = 'en') => {
  const view = presentOwnership(facts, contextIn(locale));
  return view === null ? null : ownershipView.parse(plainSpaces(view));
};
const plainSpaces = (view: unknown): unknown => JSON.parse(JSON.stringify(view).replaceAll('\u00a0', ' '));
const drawn = (facts: readonly Fact[]) => {
  const view = present(facts);
  const name = (id: string) => view?.nodes.find((node) => node.id === id)?.name;
  return view?.edges.map(
    ({ from, to, label, isKnown }) => `${name(from)} ${isKnown ? '—' : '- -'} ${label} → ${name(to)}`,
  );
};

test('the drawing has every step of a chain, and the rest that nobody is named for', () => {
  assert.deepEqual(drawn(nordwindFacts), [
    'Nordwind Holding GmbH — 76% → Nordwind Maschinenbau GmbH',
    'Karin Vogt — 24% → Nordwind Maschinenbau GmbH',
    'Henrik Petersen — 55% → Alster Industriebeteiligung AG',
    'Alster Industriebeteiligung AG — 88% → Nordwind Holding GmbH',
    'Maren Petersen — 45% → Alster Industriebeteiligung AG',
    'Unknown holder - - 12% → Nordwind Holding GmbH',
  ]);
});

test('shares multiply along the way, and what is held in the end adds up with what is unknown', () => {
  const view = present(nordwindFacts);
  assert.equal(view?.title, 'Two persons hold 67%; who owns 9% is unknown');
  assert.match(view?.remark ?? '', /55% × 88% × 76% = 36\.78%/);
  assert.deepEqual(
    view?.shares.map(({ label, shown }) => `${label} ${shown}`),
    ['Henrik Petersen 36.78%', 'Maren Petersen 30.1%', 'Karin Vogt 24%', 'unknown 9.12%'],
  );
  assert.match(view?.sharesRemark ?? '', /Unknown 9\.12% = 12% × 76%\. Reason: the register does not know\./);
});

test('a note says what the line beside it does not: birth, share in all, part in the group, office', () => {
  const view = present(nordwindFacts);
  const notes = view?.nodes.map(({ name, note, screening }) => [name, note, screening]);
  assert.deepEqual(notes, [
    ['Nordwind Maschinenbau GmbH', '', 'not_screened'],
    ['Nordwind Holding GmbH', 'immediate parent', 'not_screened'],
    ['Karin Vogt', 'born 1969 · manages', 'not_screened'],
    ['Alster Industriebeteiligung AG', 'ultimate parent', 'not_screened'],
    ['Unknown holder', 'the register does not know', 'not_screened'],
    ['Henrik Petersen', 'born 1961 · indirect 36.78%', 'clear'],
    ['Maren Petersen', 'born 1964 · indirect 30.1%', 'found'],
  ]);
  assert.ok(view?.nodes.every(({ facts }) => facts.length > 0));
});

test('both languages draw the same, number by number', () => {
  const shape = (locale: Locale) => {
    const view = present(nordwindFacts, locale);
    const figures = (text: string) => text.replace(',', '.').match(/\d+(\.\d+)?/g) ?? [];
    return {
      nodes: view?.nodes.map(({ id, kind, country, screening, note, facts }) => [
        ...[id, kind, country, screening],
        ...[figures(note), facts],
      ]),
      edges: view?.edges.map(({ from, to, isKnown, label }) => [from, to, isKnown, figures(label)]),
      shares: view?.shares.map(({ percent, shown }) => [percent, figures(shown)]),
      title: figures(view?.title ?? ''),
    };
  };
  assert.deepEqual(shape('ru'), shape('en'));
});

test('whoever holds through others whom nobody names gets a dashed line, and no path is made up', () => {
  const facts = factsOfRows({
    capital: [{ holder: 'Holding AG', holder_share: 100 }],
    owners: [{ owner: 'Anna', owner_kind: 'person', owner_share: 60, owner_path: { code: 'indirect' } }],
  });
  assert.deepEqual(drawn(facts), ['Holding AG — 100% → ', 'Anna - - 60% → ']);
});

test('a company of whose owners nothing is known says so, with the reason of the source', () => {
  assert.equal(
    present(factsOfRows({ capital: [{ nominal_capital: { amountMinor: 1, currency: 'EUR' } }] })),
    null,
  );
  const view = present(factsOfRows({ owners: [{ owners_reason: 'subjectExemptFromDisclosure' }] }));
  assert.equal(view?.title, 'Who owns the company is not known');
  assert.deepEqual(
    view?.nodes.map(({ kind, note }) => [kind, note]),
    [
      ['subject', ''],
      ['unknown', 'the company need not disclose'],
    ],
  );
  assert.deepEqual([view?.edges[0]?.isKnown, view?.shares], [false, []]);
});

test('sums above 100 are said, not drawn', () => {
  const view = present(
    factsOfRows({
      capital: [
        { holder: 'A', holder_share: 70 },
        { holder: 'B', holder_share: 50 },
      ],
    }),
  );
  assert.equal(view?.title, 'The sources contradict each other on who owns the company');
  assert.deepEqual(view?.shares, []);
  assert.match(view?.sharesRemark ?? '', /more than 100%/);
});

test('bands stay bands: what is certain is drawn, what is open is said to be', () => {
  const band = { min: 25, max: 50, minIsExclusive: true };
  const view = present(
    factsOfRows({ owners: [{ owner: 'Jane Doe', owner_kind: 'person', owner_share: band }] }),
  );
  assert.equal(view?.title, 'One person holds 25–50%; who owns the rest is unknown');
  assert.deepEqual(
    view?.shares.map(({ percent, shown, isKnown }) => [percent, shown, isKnown]),
    [
      [25, '25–50%', true],
      [75, '75%', false],
    ],
  );
});

test('companies that own each other are drawn and counted once and for all', () => {
  const view = present(
    factsOfRows({
      capital: [
        { holder: 'Ring A Ltd', holder_share: 10 },
        { holder: 'Jane Doe', holder_kind: 'person', holder_share: 90 },
      ],
      owners: [
        { owner: 'Ring B Ltd', owner_share: 100, owner_of: 'Ring A Ltd' },
        { owner: 'Ring A Ltd', owner_share: 100, owner_of: 'Ring B Ltd' },
      ],
    }),
  );
  assert.equal(view?.edges.length, 4);
  assert.match(view?.remark ?? '', /own each other/);
  assert.equal(view?.shares[0]?.percent, 90);
});

test('fifteen in the drawing stand there all; of a crowd the largest do, and how many do not', () => {
  const chain = Array.from({ length: 13 }, (_, at) => ({
    ...{ owner: `Level ${at + 2} Ltd`, owner_share: 100, owner_of: `Level ${at + 1} Ltd` },
  }));
  const tower = factsOfRows({ capital: [{ holder: 'Level 1 Ltd', holder_share: 100 }], owners: chain });
  assert.deepEqual([present(tower)?.nodes.length, present(tower)?.edges.length], [15, 14]);
  assert.equal(present(tower)?.title, 'One company holds the whole company');
  const crowd = Array.from({ length: 120 }, (_, at) => ({ holder: `Holder ${at}`, holder_share: 0.5 }));
  const view = present(factsOfRows({ capital: crowd }));
  assert.equal(view?.nodes.length, 30);
  assert.match(view?.remark ?? '', /92 more holders are not drawn/);
  assert.equal(Math.round(view?.shares.reduce((sum, { percent }) => sum + percent, 0) ?? 0), 100);
});

test('where companies own each other no product is said to be what is held', () => {
  const owner = (name: string, share: number, of?: string) => ({
    ...{ owner: name, owner_kind: 'company', owner_share: share },
    ...(of === undefined ? {} : { owner_of: of }),
  });
  const view = present(
    factsOfRows({
      identification: [{ legal_name: 'Nordwind GmbH' }],
      owners: [
        owner('A GmbH', 60),
        owner('B GmbH', 70, 'A GmbH'),
        owner('A GmbH', 80, 'B GmbH'),
        owner('Nordwind GmbH', 30, 'B GmbH'),
        { owner: 'Eva Selbst', owner_kind: 'person', owner_share: 55 },
      ],
    }),
  );
  assert.match(view?.remark ?? '', /own each other/);
  assert.doesNotMatch(view?.remark ?? '', / = /);
});

test('that there is no beneficial owner is not that nobody knows him', () => {
  const titleOf = (reason: string, locale: Locale = 'en') =>
    present(factsOfRows({ owners: [{ owners_reason: reason }] }), locale)?.title;
  assert.equal(titleOf('noBeneficialOwners'), 'By its sources the company has no beneficial owner');
  assert.equal(titleOf('noBeneficialOwners', 'ru'), 'По данным источников, бенефициаров у компании нет');
  assert.equal(titleOf('informationUnknownToPublisher'), 'Who owns the company is not known');
});
