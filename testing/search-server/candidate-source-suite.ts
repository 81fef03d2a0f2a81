import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CandidateSource } from '#modules/companies/search/candidates/candidate-source.ts';
import { type Candidate, rerank } from '#modules/companies/search/rerank/rerank.ts';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { wordGroups } from '#names/keys/search-terms.ts';
import { toPhoneticName } from '#names/likeness/similarity.ts';
import { normaliseName } from '#names/tokens/normalise.ts';
import { parseName } from '#names/tokens/parsed-name.ts';
import type { Db } from '#platform/database/kysely.ts';

const record = (sourceRef: string, country: string, name: string, more: Partial<CompanyRecord> = {}) => ({
  country,
  sourceRef,
  name,
  status: 'Active' as const,
  ...more,
});

/** What every candidate source is filled with before its suite; `sourceRef` names a company in the expectations. */
export const suiteRecords: readonly CompanyRecord[] = [
  record('nordlicht', 'DE', 'Nordlicht Maschinenbau GmbH', {
    names: [{ kind: 'former', text: 'Polarstern Werkzeuge GmbH', until: '2019-03-01' }],
  }),
  record('nordlicht-ag', 'DE', 'Nordlicht Maschinenbau AG', { status: 'Deleted' }),
  record('seewind', 'DE', 'Seewind Handels und Transport GmbH'),
  record('moewe', 'DE', 'Blaue Möwe Reederei GmbH'),
  record('nordlicht-at', 'AT', 'Nordlicht Maschinenbau GmbH'),
  record('himprom', 'RU', 'ООО «Химпром»'),
  record('pearl', 'CN', '上海明珠贸易有限公司', { nameLat: 'Shanghai Pearl Trading Co., Ltd.' }),
];

/** What any source behind the port must find; the re-ranker decides what comes first. */
export function candidateSourceSuite(
  title: string,
  get: () => { source: CandidateSource; db: Db; refOf: (companyId: string) => string | undefined },
): void {
  async function best(country: string, name: string): Promise<string[]> {
    const { source, db, refOf } = get();
    const parsed = parseName(name, country);
    const { core, form } = parsed;
    const groups = wordGroups(parsed);
    const phonetic = toPhoneticName(core, country);
    const question = { country, core, phonetic, form, address: '', phone: '', email: '' };
    const candidates: Candidate[] = [];
    for await (const step of source.find(db, { country, core, groups })) {
      assert.notEqual(step.isCutShort, true);
      candidates.push(...step.candidates);
      if ((rerank(question, candidates)[0]?.alike ?? 0) >= step.enough) break;
    }
    return rerank(question, candidates).map(({ companyId }) => refOf(companyId) ?? '?');
  }

  test(`${title}: every bearer of an exact name, in this country only`, async () => {
    assert.deepEqual((await best('DE', 'Nordlicht Maschinenbau')).sort(), ['nordlicht', 'nordlicht-ag']);
    assert.deepEqual(await best('AT', 'NORDLICHT MASCHINENBAU'), ['nordlicht-at']);
  });

  test(`${title}: slips, other order, words too few, other spellings, former names`, async () => {
    for (const [country, name, ref] of [
      ['DE', 'Nordlcht Maschinenbau GmbH', 'nordlicht'],
      ['DE', 'Maschinenbau Nordlicht GmbH', 'nordlicht'],
      ['DE', 'Seewind Transport', 'seewind'],
      ['DE', 'Blaue Moewe Reederei', 'moewe'],
      ['DE', 'Polarstern Werkzuege', 'nordlicht'],
      ['RU', 'Khimprom', 'himprom'],
      ['RU', 'Himprom OOO', 'himprom'],
      ['CN', 'Shanghai Pearl Tradng', 'pearl'],
    ] as const)
      assert.equal((await best(country, name))[0], ref, name);
  });

  test(`${title}: nothing like it is nothing; hostile words do no harm`, async () => {
    assert.deepEqual(await best('DE', 'Zzyzx Quibble'), []);
    for (const name of [
      "' OR 1=1 --",
      '%_%\\',
      '*:* AND {"match_all":{}}',
      '\u202e\u200b a',
      'x'.repeat(300),
    ])
      assert.ok(Array.isArray(await best('DE', name)), name);
  });

  test(`${title}: what is typed so far is completed`, async () => {
    const { source, db, refOf } = get();
    for (const text of ['nordl', 'Nordlicht Masch']) {
      const groups = wordGroups(parseName(text, 'DE'));
      const { core } = normaliseName(text, 'DE');
      const found = await source.suggest(db, { country: 'DE', core, groups }, 8);
      const refs = new Set(found.map(({ companyId }) => refOf(companyId)));
      assert.ok(refs.has('nordlicht'), text);
      assert.ok(!refs.has('nordlicht-at'), text);
    }
  });
}
