import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Dossier, type FactDraft, machineName } from './dossier/dossier.ts';
import { confirmEvidenceInput } from './dossier/dossier-input.ts';
import { outcomesByFacts, researchSteps, type StepOutcome } from './dossier/research-steps.ts';
import { sampleDossier, sampleFact } from './dossier/sample-dossier.ts';
import { obstaclesOf } from './obstacles.ts';
import { sectionOutcome } from './presentation/context/step-words.ts';

const courts = { source: 'Court files', sourceRu: 'Картотека дел' };
const lists = { source: 'Lists', sourceRu: 'Списки' };
const clear = [
  sampleFact('legal', 'insolvency', 'nothing_found', courts),
  sampleFact('legal', 'court_cases', 'nothing_found', courts),
  sampleFact('screening', 'sanctions', 'clear', lists),
  sampleFact('screening', 'exposed_persons', 'clear', lists),
];
const right: Readonly<Record<(typeof researchSteps)[number], StepOutcome>> = {
  register: 'found',
  court: 'nothing_found',
  sanctions: 'nothing_found',
  accounts: 'nothing_found',
  interview: 'unavailable',
};
const ticked = (change: Partial<typeof right> = {}) =>
  researchSteps.map((kind) => ({ kind, outcome: { ...right, ...change }[kind] }));
const confirmed = { by: 'staff 1', at: new Date('2026-11-20T10:00:00Z') };
/** Somebody stands by every value. */
const confirm = (dossier: Dossier) => ({
  ...dossier,
  facts: dossier.facts.map((fact) => ({ ...fact, confirmed })),
});
const codes = (dossier: Dossier, steps = ticked(), locale: 'en' | 'ru' = 'en') =>
  obstaclesOf(confirm(dossier), steps, locale).map(({ code, subject }) => `${code} ${subject}`);
const contradicted = (facts: readonly FactDraft[], change: Partial<typeof right>) =>
  codes(sampleDossier(facts), ticked(change)).filter((line) => line.startsWith('step_'));

test('a report of which everything fits has none', () => {
  assert.deepEqual(codes(sampleDossier(clear)), []);
});

test('steps ticked “found” over facts “nothing found” contradict them, and the other way round', () => {
  for (const kind of ['court', 'sanctions', 'accounts', 'interview'] as const)
    assert.deepEqual(contradicted(clear, { [kind]: 'found' }), [`step_contradicts_facts ${kind}`]);
  const records = [...clear.slice(1), sampleFact('legal', 'insolvency', 'found', courts)];
  assert.deepEqual(contradicted(records, {}), ['step_contradicts_facts court']);
  assert.deepEqual(contradicted(clear, { register: 'nothing_found' }), ['step_contradicts_facts register']);
  const [text] = obstaclesOf(confirm(sampleDossier(records)), ticked(), 'en').map(
    (obstacle) => obstacle.text,
  );
  assert.match(text?.en ?? '', /“checked, no records”.*“checked, records found”/);
  assert.match(text?.ru ?? '', /«проверено, записей нет».*«проверено, записи найдены»/);
});

test('a source that did not answer is never “nothing found”', () => {
  const silent = [
    sampleFact('legal', 'insolvency', 'unavailable', courts),
    sampleFact('screening', 'sanctions', 'clear', lists),
  ];
  assert.deepEqual(contradicted(silent, {}), [
    'step_contradicts_facts court',
    'step_contradicts_facts sanctions',
  ]);
  assert.deepEqual(contradicted(silent, { court: 'unavailable', sanctions: 'partly' }), []);
});

test('tax that did not answer, or a remark alone, is not “none published” nor “obtained”', () => {
  const none = sampleDossier(clear);
  const silent = sampleDossier([...clear, sampleFact('legal', 'tax_arrears', 'unavailable', courts)]);
  const remark = sampleDossier([
    ...clear,
    sampleFact('financials', 'statement_note', 'No accounts since 2020.', courts),
  ]);
  const accounts = (dossier: Dossier) => outcomesByFacts('accounts', dossier);
  assert.deepEqual(
    [accounts(none), accounts(silent), accounts(remark)],
    [['nothing_found'], ['partly'], ['nothing_found', 'partly', 'unavailable']],
  );
  assert.equal(sectionOutcome('financials', remark, 'en'), undefined);
});

test('a document does not say that a company is not in a register which was silent', () => {
  const media = { source: 'A newspaper', sourceRu: 'Газета', method: 'media' } as const;
  const fact = sampleFact('identification', 'legal_name', 'Nord AG', media);
  const dossier = { ...sampleDossier(), facts: sampleDossier([fact]).facts.slice(-1) };
  assert.deepEqual(outcomesByFacts('register', dossier), ['nothing_found', 'unavailable']);
  assert.equal(sectionOutcome('identification', dossier, 'en'), undefined);
  assert.match(sectionOutcome('identification', sampleDossier(), 'en') ?? '', /the company is there/);
});

test('so many facts with one wrong source are as many lines as they take to be confirmed', () => {
  const register = { source: 'Demo register of companies', sourceRu: 'Учебный реестр компаний' };
  const rows = Array.from({ length: 130 }, (_, position) => [
    sampleFact('screening', 'screened_name', `Person ${position}`, { ...register, position }),
    sampleFact('screening', 'screened_verdict', 'clear', { ...register, position }),
  ]).flat();
  const obstacles = obstaclesOf(sampleDossier([...clear, ...rows]), ticked(), 'en').filter(
    ({ code }) => code === 'evidence_unfit',
  );
  assert.deepEqual(
    obstacles.map(({ code, factIds }) => [code, factIds.length]),
    [
      ['evidence_unfit', 200],
      ['evidence_unfit', 60],
    ],
  );
  for (const { factIds } of obstacles)
    assert.ok(confirmEvidenceInput.safeParse({ factIds, reason: 'It keeps the lists too.' }).success);
});

test('every section that is sold is filled or says why; the country note too', () => {
  const dossier = sampleDossier(clear);
  const silent = {
    ...dossier,
    missingDataReasons: dossier.missingDataReasons.filter(
      ({ section }) => !['country', 'group'].includes(section),
    ),
  };
  assert.deepEqual(codes(silent), ['section_missing group', 'section_missing country']);
});

test('a source without a Russian name is asked for once', () => {
  const cited = { source: 'Bundesanzeiger', sourceRu: null };
  const facts = [
    ...clear,
    sampleFact('owners', 'owner', 'Anna', cited),
    sampleFact('owners', 'owner_share', 100, cited),
  ];
  assert.deepEqual(codes(sampleDossier(facts)), ['source_one_language Bundesanzeiger']);
});

test('sentences of ours are readable for the customer', () => {
  const own = { source: 'Countercheck', sourceRu: 'Countercheck', method: 'analyst' } as const;
  const opinion = (value: FactDraft['value']) =>
    sampleDossier([...clear, sampleFact('summary', 'opinion', value, own)]);
  const translated = (lang: string) => ({
    text: 'Solide.',
    lang: 'fr',
    translation: { text: lang === 'ru' ? 'Надёжная.' : 'Sound.', lang, by: 'human' as const },
  });
  const refused = ['text_not_for_customer summary.opinion'];
  assert.deepEqual(codes(opinion('Looks sound.'), ticked(), 'ru'), refused);
  assert.deepEqual(codes(opinion('Looks sound.'), ticked(), 'en'), []);
  assert.deepEqual(codes(opinion(translated('en')), ticked(), 'ru'), refused);
  assert.deepEqual(codes(opinion(translated('ru')), ticked(), 'ru'), []);
  // What the machine computes it words itself; what it only took over somebody has to translate.
  const machines = (method: 'computed' | 'register') => {
    const dossier = opinion('Looks sound.');
    const facts = dossier.facts.map((fact) =>
      fact.field === 'opinion' ? { ...fact, method, enteredBy: machineName } : fact,
    );
    return { ...dossier, facts };
  };
  assert.deepEqual(codes(machines('computed'), ticked(), 'ru'), []);
  assert.deepEqual(codes(machines('register'), ticked(), 'ru'), refused);
});

test('values of a machine wait for a person, and contradictions for a choice', () => {
  const other = { ...sampleFact('owners', 'owner_share', 50), value: 50 };
  const owners = [
    sampleFact('owners', 'owner', 'Anna'),
    sampleFact('owners', 'owner_share', 100, { alternatives: [other] }),
  ];
  const dossier = sampleDossier([...clear, ...owners]);
  const found = obstaclesOf(dossier, ticked(), 'en').filter(({ section }) => section === 'owners');
  assert.deepEqual(
    found.map(({ code, text }) => [code, text.en]),
    [
      ['value_contradicted', 'Beneficial owners: sources contradict each other about 1 value. Choose one.'],
      ['value_unconfirmed', 'Beneficial owners: 1 value found by the machine and not confirmed by anybody.'],
    ],
  );
  const shareId = dossier.facts.at(-1)?.id;
  assert.deepEqual(found[0]?.factIds, [shareId]);
  assert.deepEqual(codes(dossier), []);
});

test('a person’s own value and a computed one need nobody to confirm them', () => {
  const dossier = confirm(sampleDossier(clear));
  const facts = dossier.facts.map((fact, index) => ({
    ...fact,
    confirmed: null,
    ...(index % 2 === 0 ? { enteredBy: 'staff 1' } : { method: 'computed' as const }),
  }));
  const waiting = obstaclesOf({ ...dossier, facts }, ticked(), 'en');
  assert.deepEqual(
    waiting.filter(({ code }) => code === 'value_unconfirmed'),
    [],
  );
});

test('a balance sheet that does not balance is handed over with somebody’s reason only', () => {
  const euros = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' });
  const accounts = {
    source: 'Register of accounts',
    sourceRu: 'Реестр отчётности',
    method: 'filing',
  } as const;
  const statement = (assets: number) => [
    sampleFact('financials', 'period_end', '2025-12-31', accounts),
    sampleFact('financials', 'total_assets', euros(assets), accounts),
    sampleFact('financials', 'equity', euros(400_123), accounts),
    sampleFact('financials', 'total_liabilities', euros(600_456), accounts),
  ];
  const steps = ticked({ accounts: 'found' });
  assert.deepEqual(codes(sampleDossier([...clear, ...statement(1_000_579)]), steps), []);
  assert.deepEqual(codes(sampleDossier([...clear, ...statement(1_000_580)]), steps), []);
  const wrong = confirm(sampleDossier([...clear, ...statement(1_009_579)]));
  const [obstacle, ...more] = obstaclesOf(wrong, steps, 'en');
  assert.deepEqual([obstacle?.code, more.length], ['statement_unbalanced', 0]);
  assert.match(obstacle?.text.en ?? '', /31.December.2025: its two sides differ by .*9,000/);
  assert.match(obstacle?.text.ru ?? '', /расходятся на .*9.000/);
  const vouched = { reason: 'It was filed so; the notes say why.', by: 'staff 1', at: new Date() };
  const facts = wrong.facts.map((fact) =>
    fact.id === obstacle?.factIds[0] ? { ...fact, confirmation: vouched } : fact,
  );
  assert.deepEqual(obstaclesOf({ ...wrong, facts }, steps, 'en'), []);
});
