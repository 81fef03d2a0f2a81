import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Problem } from '#kernel/problem.ts';
import type { CompanyQuery, FoundCompany } from '#modules/companies/service.ts';
import { companyProblems } from '#modules/companies/service.ts';
import type { LiveRegisters, SourceAnswer } from '#modules/registers/service.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { sourceNotes, sourceStates } from './contract.ts';
import { searchAllSources } from './search-sources.ts';

// Never connected: what is read of it is given by the test.
const pool = createPool('postgres://nobody@127.0.0.1:1/none');
const db = createDatabase(pool);
after(() => pool.end());

const query: CompanyQuery = { countryCode: 'NO', name: 'Fjordglimt' };
const asOf = new Date('2026-11-18T10:00:00Z');

function company(id: string, matched: FoundCompany['matched'] = 'name'): FoundCompany {
  return {
    id,
    country: 'NO',
    name: `Fjordglimt ${id}`,
    nameLat: `Fjordglimt ${id}`,
    formText: null,
    formGeneric: null,
    status: 'Active',
    statusText: null,
    regCode: null,
    vatCode: null,
    address: null,
    city: null,
    postcode: null,
    phones: [],
    emails: [],
    website: null,
    foundedOn: null,
    closedOn: null,
    sourceUrl: null,
    fetchedAt: asOf,
    register: { code: 'test', name: 'Test register', isDemo: true },
    names: [],
    matched,
  };
}
const answer = (changes: Partial<SourceAnswer> = {}): SourceAnswer => ({
  source: 'brreg',
  name: 'Brønnøysundregistrene',
  state: 'none',
  note: null,
  asOf,
  companyIds: [],
  by: 'name',
  ...changes,
});
const away = new Problem(companyProblems.registerUnavailable);

type Own =
  | Readonly<{ companies: readonly FoundCompany[]; isOne?: boolean; hasMore?: boolean; isCutShort?: boolean }>
  | Problem;

/** One search: what our registers say at first and once the live answers are stored, and what the live ones say. */
async function search(
  own: readonly [Own, ...Own[]],
  answers: readonly SourceAnswer[],
  stored: FoundCompany[] = [],
) {
  const asked: string[] = [];
  let searches = 0;
  const liveRegisters: LiveRegisters = {
    isOn: true,
    ask: (typed) => {
      asked.push(`live ${typed.name}`);
      return { answers: async () => [...answers] };
    },
    forgetOld: async () => 0,
    close: async () => {},
  };
  const companies = {
    findCompanies: async () => {
      asked.push('own');
      const said = own[Math.min(searches, own.length - 1)] ?? own[0];
      searches += 1;
      if (said instanceof Problem) throw said;
      return { isOne: false, ...said, companies: [...said.companies] };
    },
    listCompanies: async (_db: unknown, _country: string, ids: readonly string[]) =>
      stored.filter(({ id }) => ids.includes(id)),
  };
  const result = await searchAllSources({ db, companies, liveRegisters }, query, 'en');
  return { ...result, asked, ids: result.found.companies.map(({ id }) => id) };
}

describe('each answer of a live register', () => {
  // Only our own registers are unfinished: of a live one that is late nothing is known.
  for (const state of sourceStates.filter((one) => one !== 'unfinished')) {
    it(`${state}: is told as it is, beside ours`, async () => {
      const companyIds = state === 'found' ? ['a'] : [];
      const { sources } = await search([{ companies: [company('a')] }], [answer({ state, companyIds })]);
      assert.deepEqual(
        sources.map((one) => [one.source, one.state, one.companyIds]),
        [
          ['local', 'found', ['a']],
          ['brreg', state, companyIds],
        ],
      );
    });
  }

  for (const note of sourceNotes.filter((one) => one !== 'cut_short')) {
    it(`${note}: goes through to the buyer`, async () => {
      const isSilence = ['late', 'no_answer', 'too_often', 'unexpected_answer'].includes(note);
      const said = answer({ note, state: isSilence ? 'unavailable' : 'none', asOf: isSilence ? null : asOf });
      const { sources } = await search([{ companies: [] }], [said]);
      assert.deepEqual(
        [sources[1]?.note, sources[1]?.asOf],
        [note, isSilence ? null : '2026-11-18T10:00:00.000Z'],
      );
      assert.deepEqual([sources[0]?.state, sources[0]?.note], ['none', null]);
    });
  }

  it('partial: of two registers one is silent, and what the other has is the answer', async () => {
    const silent = answer({ source: 'gleif', state: 'unavailable', note: 'late', asOf: null });
    const { ids, sources } = await search(
      [{ companies: [] }, { companies: [company('b')] }],
      [silent, answer({ state: 'found', companyIds: ['b'] })],
    );
    assert.deepEqual(ids, ['b']);
    assert.deepEqual(
      sources.map(({ state }) => state),
      ['none', 'unavailable', 'found'],
    );
  });
});

describe('our own registers', () => {
  for (const state of ['found', 'none'] as const) {
    it(`away while a live one says "${state}": that is the answer, and ours are told to be away`, async () => {
      const stored = [company('b')];
      const companyIds = state === 'found' ? ['b'] : [];
      const { ids, sources } = await search([away], [answer({ state, companyIds })], stored);
      assert.deepEqual(ids, companyIds);
      assert.deepEqual([sources[0]?.state, sources[0]?.note], ['unavailable', 'no_answer']);
    });
  }

  for (const state of ['unavailable', 'not_asked'] as const) {
    it(`away while the live one is "${state}": nobody can tell`, async () => {
      await assert.rejects(search([away], [answer({ state })]), {
        code: 'register_unavailable',
        status: 503,
      });
    });
  }

  it('that did not come to an end say so, and nobody is chosen, also not by a number that a live one knows', async () => {
    const cut = { companies: [], isCutShort: true };
    const none = await search([cut], [answer()]);
    assert.deepEqual([none.sources[0]?.state, none.sources[0]?.note], ['unfinished', 'cut_short']);
    const partly = await search([{ ...cut, companies: [company('a')] }], [answer()]);
    assert.deepEqual([partly.sources[0]?.state, partly.sources[0]?.note], ['found', 'cut_short']);
    const brought = answer({ state: 'found', companyIds: ['b'], by: 'number' });
    const { ids, found } = await search([cut], [brought], [company('b')]);
    assert.deepEqual([ids, found.isOne, found.isCutShort], [['b'], false, true]);
  });

  it('that refuse the question for another reason are not covered up by a live answer', async () => {
    const refusal = new Problem(companyProblems.queryEmpty);
    const answers = [answer({ state: 'found', companyIds: ['b'] })];
    await assert.rejects(search([refusal], answers, [company('b')]), { code: 'company_query_empty' });
  });

  it('are named in the language of the buyer', async () => {
    const companies = {
      findCompanies: async () => ({ companies: [], isOne: false }),
      listCompanies: async () => [],
    };
    for (const [locale, name] of [
      ['en', 'Our registers'],
      ['ru', 'Наши реестры'],
    ] as const) {
      const { sources } = await searchAllSources({ db, companies }, query, locale);
      assert.deepEqual(
        sources.map((one) => one.name),
        [name],
      );
    }
  });
});

describe('one list of all answers', () => {
  it('what everybody has is searched once; what a live one brought, a second time, so that it is ranked', async () => {
    const known = await search(
      [{ companies: [company('a')] }],
      [answer({ state: 'found', companyIds: ['a'] })],
    );
    assert.deepEqual(known.asked, ['live Fjordglimt', 'own']);
    const brought = await search(
      [{ companies: [company('a')] }, { companies: [company('b'), company('a')] }],
      [answer({ state: 'found', companyIds: ['b'] })],
    );
    assert.deepEqual(
      [brought.asked, brought.ids],
      [
        ['live Fjordglimt', 'own', 'own'],
        ['b', 'a'],
      ],
    );
  });

  it('what our search does not find by itself stands last, as what it was asked by', async () => {
    for (const [by, matched] of [
      ['name', 'similar name'],
      ['number', 'number'],
      ['vat', 'number'],
    ] as const) {
      const { found, ids } = await search(
        [{ companies: [company('a')] }],
        [answer({ state: 'found', companyIds: ['b'], by })],
        [company('b')],
      );
      assert.deepEqual([ids, found.companies[1]?.matched, found.isOne], [['a', 'b'], matched, false]);
    }
  });

  it('a number that one register alone knows is the one company; a name is not', async () => {
    for (const [by, isOne] of [
      ['number', true],
      ['name', false],
    ] as const) {
      const answers = [answer({ state: 'found', companyIds: ['b'], by })];
      const { found } = await search([{ companies: [] }], answers, [company('b')]);
      assert.equal(found.isOne, isOne);
    }
  });

  it('a full list keeps room for what was brought, and says that there is more', async () => {
    const own = Array.from({ length: 100 }, (_, index) => company(`own-${index}`));
    const answers = [answer({ state: 'found', companyIds: ['b'] })];
    const { ids, found, sources } = await search([{ companies: own }], answers, [company('b')]);
    assert.deepEqual([ids.length, ids.at(-1), found.hasMore], [100, 'b', true]);
    assert.equal(sources[0]?.companyIds.includes('own-99'), false, 'a source names only what is shown');
  });

  it('a company that is told of but gone again is not shown, and nobody is said to have it', async () => {
    const answers = [answer({ state: 'found', companyIds: ['gone'] })];
    const { ids, sources } = await search([{ companies: [company('a')] }], answers);
    assert.deepEqual([ids, sources[1]?.companyIds], [['a'], []]);
  });
});
