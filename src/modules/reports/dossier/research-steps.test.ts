import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { unreadableFacts } from './customer-text.ts';
import type { Dossier, FactDraft } from './dossier.ts';
import type { EmptyReason } from './empty-reasons.ts';
import { outcomesByFacts, type ResearchStep, researchSteps, stepOutcomes } from './research-steps.ts';
import { sampleDossier, sampleFact } from './sample-dossier.ts';

const { facts: identified } = sampleDossier();
/** What may be said of a step where nothing but these facts is known. */
const outcomes = (step: ResearchStep, ...facts: FactDraft[]) =>
  outcomesByFacts(step, { facts: sampleDossier(facts).facts, missingDataReasons: [] });
const search = (field: string, value: string) => sampleFact('legal', field, value);
const screened = (field: string, value: string) => sampleFact('screening', field, value);

test('every step has something that may be said of it, whatever is known, and the likeliest stands first', () => {
  const value = fc.constantFrom('found', 'nothing_found', 'unavailable', 'clear', 'true_match', 'unresolved');
  const place = fc.constantFrom(
    ...(['insolvency', 'court_cases', 'enforcement', 'strike_off', 'tax_arrears'] as const).map(
      (field) => ['legal', field] as const,
    ),
    ...(['sanctions', 'exposed_persons', 'screened_verdict'] as const).map(
      (field) => ['screening', field] as const,
    ),
    ['financials', 'statement_note'] as const,
    ['financials', 'period_end'] as const,
  );
  const fact = fc.tuple(place, value).map(([[section, field], said]) => sampleFact(section, field, said));
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 6 }), fc.constantFrom(...researchSteps), (facts, step) => {
      const said = outcomes(step, ...facts);
      assert.ok(said.length > 0 && new Set(said).size === said.length);
      for (const one of said) assert.ok(stepOutcomes.includes(one));
    }),
  );
});

test('the register was found only where it has said who the company is', () => {
  assert.deepEqual(outcomesByFacts('register', { facts: identified, missingDataReasons: [] }), ['found']);
  const byMethod = (method: FactDraft['method'], section: FactDraft['section'] = 'identification') =>
    outcomesByFacts('register', {
      facts: identified.slice(0, 1).map((fact) => ({ ...fact, method, section })),
      missingDataReasons: [],
    });
  assert.deepEqual(byMethod('filing'), ['found']);
  for (const method of ['media', 'customer', 'interview', 'analyst'] as const)
    assert.deepEqual(byMethod(method), ['nothing_found', 'unavailable'], method);
  assert.deepEqual(byMethod('register', 'contacts'), ['nothing_found', 'unavailable']);
});

test('courts brought something where anything was found, nothing only where both were searched', () => {
  const [insolvent, sued] = [search('insolvency', 'nothing_found'), search('court_cases', 'nothing_found')];
  assert.deepEqual(outcomes('court'), ['unavailable']);
  assert.deepEqual(outcomes('court', insolvent, sued), ['nothing_found']);
  assert.deepEqual(outcomes('court', insolvent), ['partly']);
  assert.deepEqual(outcomes('court', insolvent, sued, search('enforcement', 'unavailable')), ['partly']);
  assert.deepEqual(outcomes('court', search('insolvency', 'unavailable')), ['unavailable']);
  for (const field of ['insolvency', 'court_cases', 'enforcement', 'strike_off'])
    assert.deepEqual(outcomes('court', insolvent, sued, search(field, 'found')), ['found'], field);
  assert.deepEqual(outcomes('court', sampleFact('legal', 'case_number', '2 U 7/26')), ['found']);
  assert.deepEqual(outcomes('court', insolvent, sued, search('tax_arrears', 'found')), ['nothing_found']);
});

test('lists brought a match, a clear answer to both, a part, or none', () => {
  const [clear, nobody] = [screened('sanctions', 'clear'), screened('exposed_persons', 'clear')];
  assert.deepEqual(outcomes('sanctions'), ['unavailable']);
  assert.deepEqual(outcomes('sanctions', clear), ['partly']);
  assert.deepEqual(outcomes('sanctions', clear, nobody), ['nothing_found']);
  assert.deepEqual(outcomes('sanctions', screened('sanctions', 'false_match'), nobody), ['nothing_found']);
  for (const verdict of ['true_match', 'unresolved'])
    for (const field of ['sanctions', 'exposed_persons', 'screened_verdict'])
      assert.deepEqual(outcomes('sanctions', clear, nobody, screened(field, verdict)), ['found'], field);
});

test('accounts are there or they are not, and why they are not decides what may be said', () => {
  const because = (reason: EmptyReason, ...facts: FactDraft[]) => {
    const missing = { section: 'financials', reason, source: 'x', sourceRu: null } as const;
    const dossier: Pick<Dossier, 'facts' | 'missingDataReasons'> = {
      facts: sampleDossier(facts).facts,
      missingDataReasons: [{ ...missing, enteredBy: 'system', enteredAt: new Date(0) }],
    };
    return outcomesByFacts('accounts', dossier);
  };
  assert.deepEqual(outcomes('accounts', sampleFact('financials', 'period_end', '2025-12-31')), ['found']);
  const remark = sampleFact('financials', 'statement_note', 'None since 2020.');
  assert.deepEqual(outcomes('accounts', remark), ['nothing_found', 'partly', 'unavailable']);
  assert.deepEqual(outcomes('accounts'), ['unavailable']);
  assert.deepEqual(outcomes('accounts', search('tax_arrears', 'nothing_found')), ['partly']);
  assert.deepEqual(outcomes('accounts', search('tax_arrears', 'unavailable')), ['unavailable']);
  for (const reason of ['not_filed', 'not_published', 'not_applicable'] as const) {
    assert.deepEqual(because(reason), ['nothing_found'], reason);
    assert.deepEqual(because(reason, search('tax_arrears', 'nothing_found')), ['nothing_found'], reason);
    assert.deepEqual(because(reason, search('tax_arrears', 'found')), ['partly'], reason);
    assert.deepEqual(because(reason, search('tax_arrears', 'unavailable')), ['partly'], reason);
  }
  assert.deepEqual(because('not_covered'), ['unavailable']);
});

test('a talk was held where a fact came of one', () => {
  assert.deepEqual(outcomes('interview'), ['nothing_found', 'unavailable']);
  const said = sampleFact('contacts', 'phone', '+49', { method: 'interview' });
  assert.deepEqual(outcomes('interview', said), ['found', 'partly']);
});

test('sentences of ours are in the customer’s language, or have a translation into it', () => {
  const unread = (value: FactDraft['value'], field = 'opinion', locale: 'en' | 'ru' = 'ru') =>
    unreadableFacts(sampleDossier([sampleFact('summary', field, value)]).facts, locale).length;
  const russian = 'Компания надёжна.';
  const english = 'The company is sound.';
  const translated = (text: string, lang: string) => ({ text, lang, by: 'human' as const });
  assert.deepEqual([unread(english), unread(russian)], [1, 0]);
  assert.deepEqual([unread(english, 'opinion', 'en'), unread(russian, 'opinion', 'en')], [0, 1]);
  assert.equal(unread({ text: russian, lang: 'ru' }), 0);
  assert.equal(unread({ text: english, lang: 'ru' }), 1, 'what it is called does not make it so');
  assert.equal(unread({ text: english, lang: 'en', translation: translated(russian, 'ru') }), 0);
  assert.equal(unread({ text: english, lang: 'en', translation: translated(english, 'ru') }), 1);
  assert.equal(unread({ text: 'Solide.', lang: 'fr', translation: translated(english, 'en') }), 1);
  assert.equal(
    unread({ text: 'Solide.', lang: 'fr', translation: translated(english, 'en') }, 'opinion', 'en'),
    0,
  );
});

test('names, numbers and lists need no translation, whatever they are in', () => {
  const dossier = sampleDossier([
    sampleFact('management', 'manager_name', 'Anna Beispiel'),
    sampleFact('summary', 'opinion', 7),
    sampleFact('summary', 'opinion', ['Sound'], { position: 1 }),
    sampleFact('summary', 'opinion', true, { position: 2 }),
    sampleFact('summary', 'opinion', { amountMinor: 1, currency: 'EUR' }, { position: 3 }),
  ]);
  assert.deepEqual(unreadableFacts(dossier.facts, 'ru'), []);
});
