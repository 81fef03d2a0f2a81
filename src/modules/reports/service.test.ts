import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createSettableClock, hourMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { factInput, missingDataReasonInput, reportSubject, type ThinReason } from './contract.ts';
import type { Dossier } from './dossier/dossier.ts';
import { promisedSections } from './dossier/report-sections.ts';
import { sampleCover, sampleSubject } from './dossier/sample-dossier.ts';
import { insertOrder } from './reports-fixture.ts';
import { createReports, type ReportsService } from './service.ts';

const clerk = {
  kind: 'account',
  accountId: '019a0000-0000-7000-8000-00000000000a',
  role: 'Manager',
} as const;
const subject = reportSubject.parse(sampleSubject);
const thin = everyLanguageOf(
  { ru: 'Больше этого реестр не публикует.' },
  'The register publishes no more than this.',
);
const fact = (change: object = {}) =>
  factInput.parse({
    section: 'legal',
    field: 'insolvency',
    value: 'nothing_found',
    source: 'Insolvency register',
    retrievedAt: '2026-11-20T10:00:00Z',
    method: 'register',
    ...change,
  });

/** All but the rating, which is computed of them. */
const ownFacts = ({ facts }: Dossier) =>
  facts.filter(({ section }) => !['rating', 'summary'].includes(section));

describe('reports service', () => {
  const clock = createSettableClock(new Date('2026-11-21T12:00:00Z'));
  let database: ThrowawayDatabase;
  let reports: ReportsService;
  let filesDir = '';

  before(async () => {
    database = await createThrowawayDatabase();
    filesDir = await mkdtemp(join(tmpdir(), 'countercheck-reports-'));
    const pdf = Buffer.from('%PDF- not really');
    reports = createReports({
      clock,
      files: createFileStore(filesDir),
      renderer: {
        render: async (document) => ({
          pdf: Buffer.concat([pdf, Buffer.from(document.title)]),
          sha256: '',
          pageCount: 3,
        }),
        draw: () => Promise.reject(new Error('nothing is drawn here')),
        workerPids: () => [],
        close: async () => undefined,
      },
    });
  });
  after(async () => {
    await database.drop();
    await rm(filesDir, { recursive: true, force: true });
  });

  const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
  const refuses = (work: Promise<unknown>, code: string) =>
    assert.rejects(work, (error) => error instanceof Problem && error.code === code);

  const newOrder = () => insertOrder(database);

  async function completeDossier(): Promise<Dossier> {
    const orderId = await newOrder();
    const { id } = await write((tx) => reports.openDossier(tx, { orderId, revision: 1, subject }));
    for (const section of promisedSections('credit').filter(
      (code) => code !== 'identification' && code !== 'contacts',
    )) {
      const given = missingDataReasonInput.parse({ section, reason: 'not_published', source: 'Register' });
      await write((tx) => reports.giveMissingDataReason(tx, id, given, clerk));
    }
    return reports.getDossier(database.db, orderId, 1);
  }

  it('opens a dossier once, with the facts of the register', async () => {
    const orderId = await newOrder();
    const opened = await Promise.all(
      [1, 2, 3].map(() => write((tx) => reports.openDossier(tx, { orderId, revision: 1, subject }))),
    );
    assert.equal(new Set(opened.map(({ id }) => id)).size, 1);
    const dossier = await reports.getDossier(database.db, orderId, 1);
    const name = dossier.facts.filter(({ field }) => field === 'legal_name');
    assert.deepEqual(
      name.map(({ value, enteredBy }) => [value, enteredBy]),
      [[subject.name, 'system']],
    );
    assert.equal(name[0]?.retrievedAt.toISOString(), sampleSubject.fetchedAt);
  });

  it('opens an empty dossier for a company no register knows', async () => {
    const orderId = await newOrder();
    const dossier = await write((tx) => reports.openDossier(tx, { orderId, revision: 1 }));
    assert.deepEqual(dossier.facts, []);
    assert.equal(await reports.findDossier(database.db, orderId, 2), undefined);
    await refuses(reports.getDossier(database.db, orderId, 2), 'unknown_dossier');
  });

  it('writes, overwrites and removes facts of every kind', async () => {
    const orderId = await newOrder();
    const { id } = await write((tx) => reports.openDossier(tx, { orderId, revision: 1 }));
    const save = (change: object) => write((tx) => reports.saveFact(tx, id, fact(change), clerk));
    await save({});
    await save({ value: 'found' });
    await save({ section: 'activities', field: 'products', value: ['Ёлки', 'O\'Neil \\ "x"'] });
    await save({ section: 'capital', field: 'paid_capital', value: { amountMinor: 1, currency: 'EUR' } });
    await save({ section: 'contacts', field: 'mass_address', value: false });
    await save({ section: 'activities', field: 'employees', value: 12 });
    clock.advance(hourMs);
    const dossier = await save({ section: 'contacts', field: 'phone', value: '1', position: 1 });
    assert.deepEqual(
      ownFacts(dossier)
        .map(({ value }) => value)
        .sort(),
      [12, { amountMinor: 1, currency: 'EUR' }, '1', false, 'found', ['Ёлки', 'O\'Neil \\ "x"']].sort(),
    );
    assert.equal(dossier.updatedAt.getTime(), clock.now().getTime());
    const phone = dossier.facts.find(({ field }) => field === 'phone');
    assert.equal(phone?.enteredBy, `account:${clerk.accountId}`);
    const less = await write((tx) => reports.removeFact(tx, id, phone?.id ?? '', clerk));
    assert.equal(ownFacts(less).length, 5);
    await refuses(
      write((tx) => reports.removeFact(tx, id, phone?.id ?? '', clerk)),
      'unknown_fact',
    );
    await refuses(save({ field: 'nonsense' }), 'invalid_input');
    await refuses(
      write((tx) => reports.saveFact(tx, uuidv7(), fact(), clerk)),
      'unknown_dossier',
    );
  });

  it('does not let a fact and a missing-data reason stand side by side', async () => {
    const { id, orderId } = await completeDossier();
    await write((tx) => reports.saveFact(tx, id, fact(), clerk));
    const dossier = await reports.getDossier(database.db, orderId, 1);
    assert.ok(dossier.missingDataReasons.every(({ section }) => section !== 'legal'));
    const given = missingDataReasonInput.parse({ section: 'legal', reason: 'not_filed', source: 'Courts' });
    await refuses(
      write((tx) => reports.giveMissingDataReason(tx, id, given, clerk)),
      'section_has_facts',
    );
  });

  it('does not seal what is incomplete, and names what is missing', async () => {
    const orderId = await newOrder();
    const { id } = await write((tx) => reports.openDossier(tx, { orderId, revision: 1, subject }));
    await assert.rejects(
      write((tx) => reports.sealDossier(tx, id, clerk, thin)),
      (error) =>
        error instanceof Problem &&
        error.status === 409 &&
        error.fields.map(({ field }) => field).join() ===
          'summary,history,capital,owners,group,management,activities,partners,payments,financials,rating,legal,screening,country',
    );
    assert.equal((await reports.getDossier(database.db, orderId, 1)).sealedAt, null);
  });

  it('does not seal a thin report without a reason that both readers can read, and keeps who gave it', async () => {
    const { id } = await completeDossier();
    const seal = (reason?: ThinReason) => write((tx) => reports.sealDossier(tx, id, clerk, reason));
    await refuses(seal(), 'thin_report_needs_reason');
    await refuses(seal({ ...thin, ru: thin.en }), 'thin_reason_language');
    await refuses(seal({ ...thin, en: thin.ru }), 'thin_reason_language');
    const sealed = await seal(thin);
    assert.deepEqual(sealed.thinReason, { ...thin, by: `account:${clerk.accountId}` });
  });

  it('keeps why evidence is right, until the fact is written anew', async () => {
    const orderId = await newOrder();
    const { id } = await write((tx) => reports.openDossier(tx, { orderId, revision: 1 }));
    const save = () => write((tx) => reports.saveFact(tx, id, fact(), clerk));
    const factIds = (await save()).facts.map((one) => one.id);
    const reason = 'The register of companies keeps insolvencies as well.';
    const confirm = (ids: string[]) =>
      write((tx) => reports.confirmEvidence(tx, id, { factIds: ids, reason }, clerk));
    await refuses(confirm([...factIds, uuidv7()]), 'unknown_fact');
    assert.equal((await reports.getDossier(database.db, orderId, 1)).facts[0]?.confirmation, null);
    const [confirmed] = (await confirm(factIds)).facts;
    assert.deepEqual(confirmed?.confirmation, {
      reason,
      by: `account:${clerk.accountId}`,
      at: clock.now(),
    });
    assert.equal((await save()).facts[0]?.confirmation, null);
  });

  it('knows the Russian name of a source by heart or is told it, for facts and reasons alike', async () => {
    const orderId = await newOrder();
    const { id } = await write((tx) => reports.openDossier(tx, { orderId, revision: 1 }));
    const [known] = (await write((tx) => reports.saveFact(tx, id, fact(), clerk))).facts;
    assert.equal(known?.sourceRu, 'Реестр банкротств');
    const cited = 'Bundesanzeiger';
    await write((tx) => reports.saveFact(tx, id, fact({ field: 'charges', source: cited }), clerk));
    const given = missingDataReasonInput.parse({ section: 'group', reason: 'not_published', source: cited });
    await write((tx) => reports.giveMissingDataReason(tx, id, given, clerk));
    const sourceRu = 'Федеральный вестник Германии';
    const named = await write((tx) => reports.nameSource(tx, id, { source: cited, sourceRu }, clerk));
    assert.deepEqual(
      [...named.facts, ...named.missingDataReasons]
        .filter(({ source }) => source === cited)
        .map((one) => one.sourceRu),
      [sourceRu, sourceRu],
    );
    await refuses(
      write((tx) => reports.nameSource(tx, id, { source: 'Nowhere', sourceRu }, clerk)),
      'unknown_fact',
    );
    await refuses(
      write((tx) => reports.saveFact(tx, id, fact({ source: 'Картотека арбитражных дел' }), clerk)),
      'invalid_input',
    );
  });

  it('seals once and for ever, also against the database itself', async () => {
    const { id, facts } = await completeDossier();
    const sealed = await write((tx) => reports.sealDossier(tx, id, clerk, thin));
    clock.advance(hourMs);
    assert.deepEqual(
      (await write((tx) => reports.sealDossier(tx, id, clerk, thin))).sealedAt,
      sealed.sealedAt,
    );
    await refuses(
      write((tx) => reports.saveFact(tx, id, fact(), clerk)),
      'dossier_sealed',
    );
    await refuses(
      write((tx) => reports.removeFact(tx, id, facts[0]?.id ?? '', clerk)),
      'dossier_sealed',
    );
    const given = missingDataReasonInput.parse({
      section: 'owners',
      reason: 'not_filed',
      source: 'Register',
    });
    await refuses(
      write((tx) => reports.giveMissingDataReason(tx, id, given, clerk)),
      'dossier_sealed',
    );
    await assert.rejects(database.pool.query('DELETE FROM facts WHERE dossier_id = $1', [id]), /sealed/);
    await assert.rejects(
      database.pool.query('DELETE FROM section_excuses WHERE dossier_id = $1', [id]),
      /sealed/,
    );
    for (const text of [
      'UPDATE facts SET version = version + 1 WHERE dossier_id = $1',
      "INSERT INTO facts SELECT (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'position', f.position + 50))).* FROM facts f WHERE dossier_id = $1",
      'UPDATE section_excuses SET version = version + 1 WHERE dossier_id = $1',
      "INSERT INTO fact_changes (dossier_id, change_no, act, section, actor, at) VALUES ($1, 999, 'write', 'owners', 'x', now())",
    ])
      await assert.rejects(database.pool.query(text, [id]), /the dossier is sealed/, text);
  });

  it('lets a correction start from what was said before', async () => {
    const before = await completeDossier();
    await write((tx) => reports.sealDossier(tx, before.id, clerk, thin));
    const next = await write((tx) =>
      reports.openDossier(tx, { orderId: before.orderId, revision: 2, subject }),
    );
    const bare = (dossier: Dossier) =>
      [...dossier.facts, ...dossier.missingDataReasons].map((one) => ({ ...one, id: '', version: 0 }));
    assert.deepEqual(bare(next), bare(before));
    await write((tx) => reports.saveFact(tx, next.id, fact(), clerk));
  });

  it('keeps one document a language, and only of a sealed dossier', async () => {
    const dossier = await completeDossier();
    const rendered = await reports.renderReport(dossier, sampleCover, 'ru');
    const store = (pdf = rendered.pdf) =>
      write((tx) => reports.storeReportFile(tx, dossier.id, 'ru', { ...rendered, pdf }));
    await refuses(store(), 'dossier_not_sealed');
    await write((tx) => reports.sealDossier(tx, dossier.id, clerk, thin));
    const { pdf, ...first } = await store();
    assert.deepEqual(pdf, rendered.pdf);
    assert.deepEqual(await store(Buffer.from('another')), first, 'without bytes that it does not have');
    const found = await reports.findReportFile(database.db, dossier.orderId, 1, 'ru');
    assert.deepEqual(found, first);
    assert.equal(found?.pageCount, 3);
    assert.deepEqual(await reports.readReportFile(first.sha256), rendered.pdf);
    assert.equal(await reports.findReportFile(database.db, dossier.orderId, 1, 'en'), undefined);
    await refuses(reports.readReportFile('../../etc/passwd'), 'unknown_file');
  });
});
