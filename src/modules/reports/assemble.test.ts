import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { factInput, reportSubject } from './contract.ts';
import { type Dossier, missingSections } from './dossier/dossier.ts';
import { sampleSubject } from './dossier/sample-dossier.ts';
import { recomputeRating } from './rating/rating-passport.ts';
import { insertOrder } from './reports-fixture.ts';
import { createReports, type ReportsService } from './service.ts';

const clerk = {
  kind: 'account',
  accountId: '019a0000-0000-7000-8000-00000000000a',
  role: 'Manager',
} as const;
const sources = { register: { en: 'Register of companies', ru: 'Реестр компаний' } };
const clock = createSettableClock(new Date('2026-11-23T12:00:00Z'));
let database: ThrowawayDatabase;
let reports: ReportsService;
let orderId = '';

before(async () => {
  database = await createThrowawayDatabase();
  const renderer = {
    render: async () => ({ pdf: Buffer.of(), pageCount: 1 }),
    draw: () => Promise.reject(new Error('nothing is drawn here')),
    workerPids: () => [],
    close: async () => undefined,
  };
  reports = createReports({ clock, files: createFileStore('/nowhere'), renderer });
});
after(() => database.drop());
beforeEach(async () => {
  orderId = await insertOrder(database);
});

const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
const profile = (name: string, founded = '2001-02-03'): Profile => ({
  ...{ kind: 'profile', place: '', identifiers: [], addresses: [], activities: [] },
  ...{ capital: [], contacts: [], licences: [] },
  names: [{ kind: 'legal', text: name, place: '/name' }],
  founded: { day: founded, place: '/founded' },
});
const officer = (name: string): Finding => ({
  ...{ kind: 'officer', place: '/o', name, role: 'director', sourceRole: 'director', isCompany: false },
});
const assemble = (findings: readonly Finding[]) =>
  write((tx) =>
    reports.assemble(
      tx,
      orderId,
      [
        {
          ...{ source: 'register', part: 'profile', url: 'https://register.example/1' },
          ...{ fetchedAt: clock.now(), sha256: 'cd'.repeat(32), findings },
        },
      ],
      [],
      sources,
    ),
  );
const read = () => reports.getDossier(database.db, orderId, 1);
const values = ({ facts }: Dossier, section: string) =>
  facts
    .filter((fact) => fact.section === section)
    .map(({ field, position, value }) => `${field} ${position} ${JSON.stringify(value)}`);
const factOf = ({ facts }: Dossier, field: string, position = 0) => {
  const fact = facts.find((one) => one.field === field && one.position === position);
  assert.ok(fact, field);
  return fact;
};
const entry = (section: string, field: string, value: unknown, position = 0) =>
  factInput.parse({
    ...{ section, field, value, position, source: 'Notary', sourceRu: 'Нотариус' },
    ...{ retrievedAt: '2026-11-22T10:00:00Z', method: 'filing' },
  });

test('what sources said is laid in before anybody takes the order, and our own record fills the rest', async () => {
  await assemble([profile('Nordwind GmbH')]);
  assert.equal(factOf(await read(), 'legal_name').enteredBy, 'research');
  const subject = reportSubject.parse(sampleSubject);
  await write((tx) => reports.openDossier(tx, { orderId, revision: 1, subject }));
  const opened = await read();
  assert.equal(factOf(opened, 'legal_name').value, 'Nordwind GmbH');
  assert.equal(factOf(opened, 'registration_number').enteredBy, 'system');
});

test('assembled again of the same nothing is written; of other answers the facts are others', async () => {
  const said = [profile('Nordwind GmbH'), officer('Anna'), officer('Boris')];
  await assemble(said);
  const first = await read();
  const again = await assemble(said);
  assert.deepEqual([again?.dossierId, again?.written, again?.removed], [first.id, 0, 0]);
  assert.deepEqual(await read(), first);
  await assemble([profile('Nordwind AG'), officer('Boris')]);
  const then = await read();
  assert.equal(factOf(then, 'legal_name').value, 'Nordwind AG');
  assert.equal(factOf(then, 'legal_name').id, factOf(first, 'legal_name').id, 'the same fact, told anew');
  assert.deepEqual(
    values(then, 'management').filter((line) => line.startsWith('manager_name')),
    ['manager_name 0 "Boris"'],
  );
});

test('what a person wrote stays, the source’s value beside it; taken away, the source’s comes back', async () => {
  await assemble([profile('Nordwind GmbH')]);
  const { id } = await read();
  await write((tx) =>
    reports.saveFact(tx, id, entry('identification', 'incorporation_date', '2001-02-04'), clerk),
  );
  await assemble([profile('Nordwind GmbH', '2001-02-05')]);
  const held = factOf(await read(), 'incorporation_date');
  assert.equal(held.value, '2001-02-04');
  assert.match(held.enteredBy, /^account:/);
  assert.deepEqual(
    held.alternatives?.map(({ value, source }) => [value, source]),
    [['2001-02-05', 'Register of companies']],
  );
  await write((tx) => reports.removeFact(tx, id, held.id, clerk));
  await assemble([profile('Nordwind GmbH', '2001-02-05')]);
  assert.equal(factOf(await read(), 'incorporation_date').value, '2001-02-05');
});

test('a row that a person mended stays that person’s row when others come and go', async () => {
  await assemble([officer('Anna'), officer('Boris')]);
  const { id } = await read();
  await write((tx) => reports.saveFact(tx, id, entry('management', 'manager_since', '2020', 1), clerk));
  await assemble([officer('Zoe'), officer('Boris'), officer('Anna')]);
  const rows = values(await read(), 'management').filter((line) => !line.startsWith('manager_role'));
  assert.deepEqual(rows.toSorted(), [
    'manager_name 0 "Zoe"',
    'manager_name 1 "Boris"',
    'manager_name 2 "Anna"',
    'manager_since 1 "2020"',
  ]);
});

test('a fact of the machine that a person took out does not come back until the source says otherwise', async () => {
  await assemble([profile('Nordwind GmbH')]);
  const dossier = await read();
  await write((tx) => reports.removeFact(tx, dossier.id, factOf(dossier, 'incorporation_date').id, clerk));
  await assemble([profile('Nordwind GmbH')]);
  assert.ok((await read()).facts.every(({ field }) => field !== 'incorporation_date'));
  await assemble([profile('Nordwind GmbH', '1999')]);
  assert.equal(factOf(await read(), 'incorporation_date').value, '1999');
});

test('a section that stays empty gets a proposed reason, which counts once a person has confirmed it', async () => {
  const outcome = (part: 'group' | 'officers', state: string) => ({
    ...{ source: 'register', part, state, reason: null, answeredAt: clock.now() },
  });
  const outcomes = [outcome('group', 'nothing_found'), outcome('officers', 'unavailable')];
  const run = () => write((tx) => reports.assemble(tx, orderId, [], outcomes, sources));
  await run();
  const proposed = await read();
  assert.deepEqual(
    proposed.missingDataReasons
      .filter(({ section }) => section === 'group' || section === 'management')
      .map(({ section, reason, source }) => [section, reason, source]),
    [
      ['group', 'nothing_found', 'Register of companies'],
      ['management', 'source_unavailable', 'Register of companies'],
    ],
  );
  const missing = () => missingSections(proposed).includes('group');
  assert.ok(missing(), 'a machine excuses nothing');
  const given = {
    section: 'group',
    reason: 'not_applicable',
    source: 'Notary',
    sourceRu: 'Нотариус',
  } as const;
  await write((tx) => reports.giveMissingDataReason(tx, proposed.id, given, clerk));
  await run();
  const kept = await read();
  assert.equal(kept.missingDataReasons.find(({ section }) => section === 'group')?.reason, 'not_applicable');
  assert.ok(!missingSections(kept).includes('group'));
  await assemble([officer('Anna')]);
  assert.ok((await read()).missingDataReasons.every(({ section }) => section !== 'management'));
});

test('hundreds of facts are laid in, and in again without a stroke', async () => {
  const filings = Array.from(
    { length: 400 },
    (_, index): Finding => ({
      ...{
        kind: 'filing',
        place: `/${index}`,
        day: '2024-01-02',
        filingKind: 'accounts',
        title: `Accounts ${index}`,
      },
    }),
  );
  const people = Array.from({ length: 200 }, (_, index) => officer(`Person ${index}`));
  const said = [profile('Nordwind GmbH'), ...people, ...filings];
  const first = await assemble(said);
  assert.ok((first?.facts ?? 0) > 400);
  assert.equal((await assemble(said))?.written, 0);
});

test('what a person adds or takes out rates the company anew, and a person’s own rating stays', async () => {
  await assemble([profile('Nordwind GmbH')]);
  const { id } = await read();
  const save = (section: string, field: string, value: unknown) =>
    write((tx) => reports.saveFact(tx, id, entry(section, field, value), clerk));
  const moveOf = async (item: string) => {
    const rated = (await read()).facts.filter(({ machineKey }) => machineKey === item);
    return rated.find(({ field }) => field === 'rating_move')?.value;
  };
  const graded = async () => JSON.stringify(factOf(await read(), 'rating').value);
  assert.equal(await moveOf('payments'), 0);
  const before = await graded();
  await save('payments', 'days_beyond_terms', 60);
  assert.equal(await moveOf('payments'), -3.2);
  assert.notEqual(await graded(), before);
  await write(async (tx) => reports.removeFact(tx, id, factOf(await read(), 'days_beyond_terms').id, clerk));
  assert.equal(await graded(), before);
  await save('rating', 'rating', 'D, by judgement');
  await save('payments', 'days_beyond_terms', 60);
  assert.equal(await graded(), '"D, by judgement"');
  assert.equal(await moveOf('payments'), -3.2);
});

test('what is sealed keeps the passport of its rating; a correction has one of its own', async () => {
  await assemble([profile('Nordwind GmbH')]);
  const { id } = await read();
  const save = (dossierId: string, days: number) =>
    write((tx) => reports.saveFact(tx, dossierId, entry('payments', 'days_beyond_terms', days), clerk));
  const seal = async (dossier: Dossier) => {
    for (const section of missingSections(dossier)) {
      const given = { section, reason: 'not_published', source: 'Notary', sourceRu: 'Нотариус' } as const;
      await write((tx) => reports.giveMissingDataReason(tx, dossier.id, given, clerk));
    }
    const thin = everyLanguageOf({ ru: 'Больше реестр не публикует.' }, 'The register publishes no more.');
    return write((tx) => reports.sealDossier(tx, dossier.id, clerk, thin));
  };
  const open = await save(id, 12);
  assert.equal(open.ratingPassport, null);
  const { ratingPassport } = await seal(open);
  assert.equal(ratingPassport?.input.daysBeyondTerms, 12);
  assert.deepEqual(recomputeRating(ratingPassport).differs, []);
  const grade = JSON.stringify(factOf(await read(), 'rating').value);
  assert.match(grade, new RegExp(`${ratingPassport.rating.grade}, ${ratingPassport.rating.score} of 100`));
  const next = await write((tx) => reports.openDossier(tx, { orderId, revision: 2 }));
  const corrected = await save(next.id, 80);
  assert.equal(corrected.ratingPassport, null);
  const sealedAgain = await seal(corrected);
  assert.notDeepEqual(sealedAgain.ratingPassport?.rating, ratingPassport.rating);
  assert.deepEqual((await read()).ratingPassport, ratingPassport);
  await assert.rejects(
    database.pool.query("UPDATE dossiers SET rating_passport = '{}' WHERE id = $1", [id]),
    /append-only/,
  );
});
