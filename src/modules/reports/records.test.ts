import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { everyLanguageOf, type Locale } from '#kernel/locale.ts';
import { createFileStore, type FileStore } from '#platform/files/file-store.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { factInput, missingDataReasonInput, reportSubject } from './contract.ts';
import { promisedSections } from './dossier/report-sections.ts';
import { sampleCover, sampleSubject } from './dossier/sample-dossier.ts';
import { checkDetached, fingerprintOf } from './record/record-signature.ts';
import { nameSigningKey, signingKeyOfSeed } from './record/signing-key.ts';
import { insertOrder } from './reports-fixture.ts';
import { createReportRecords, createReports } from './service.ts';

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
const clock = createSettableClock(new Date('2026-11-21T12:00:00Z'));
const keyOf = (seed: number) => nameSigningKey(signingKeyOfSeed(Buffer.alloc(32, seed)));

describe('signed records', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'countercheck-records-'));
  const files: FileStore = createFileStore(folder);
  const renderer = {
    render: () => assert.fail(),
    draw: () => Promise.reject(new Error('nothing is drawn here')),
    workerPids: () => [],
    close: async () => undefined,
  };
  const reports = createReports({ clock, files, renderer });
  const records = createReportRecords({ clock, files, key: await keyOf(1) });
  let database: ThrowawayDatabase;
  before(async () => {
    database = await createThrowawayDatabase();
  });
  after(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function sealed(orderId: string, revision: number, insolvency?: string) {
    await database.db.transaction().execute(async (tx) => {
      const { id } = await reports.openDossier(tx, { orderId, revision, subject });
      if (revision === 1)
        for (const section of promisedSections('credit').filter(
          (code) => !['identification', 'contacts'].includes(code),
        ))
          await reports.giveMissingDataReason(
            tx,
            id,
            missingDataReasonInput.parse({ section, reason: 'not_published', source: 'Register' }),
            clerk,
          );
      if (insolvency !== undefined)
        await reports.saveFact(
          tx,
          id,
          factInput.parse({
            section: 'legal',
            field: 'insolvency',
            value: insolvency,
            source: 'Insolvency register',
            retrievedAt: '2026-11-20T10:00:00Z',
            method: 'register',
          }),
          clerk,
        );
      await reports.sealDossier(tx, id, clerk, thin);
    });
    return reports.getDossier(database.db, orderId, revision);
  }
  const first = async () => sealed(await insertOrder(database), 1);
  const store = async (dossierId: string, locale: Locale, text: string) => {
    const pdf = Buffer.from(text);
    await database.db
      .transaction()
      .execute((tx) => reports.storeReportFile(tx, dossierId, locale, { pdf, pageCount: 1 }));
    return fingerprintOf(pdf);
  };

  it('are made of sealed dossiers alone', async () => {
    const orderId = await insertOrder(database);
    const open = await database.db
      .transaction()
      .execute((tx) => reports.openDossier(tx, { orderId, revision: 1, subject }));
    await assert.rejects(records.seal(database.db, open, sampleCover), { code: 'dossier_not_sealed' });
  });

  it('are made once, however many ask at once, and whatever is said later', async () => {
    const dossier = await first();
    const made = await Promise.all([1, 2, 3, 4].map(() => records.seal(database.db, dossier, sampleCover)));
    assert.equal(new Set(made.map((record) => JSON.stringify(record))).size, 1);
    // A later version of the program, with another key, that would write something else.
    const later = createReportRecords({ clock, files, key: await keyOf(2) });
    const again = await later.seal(database.db, dossier, { ...sampleCover, reportNumber: 'other' });
    assert.deepEqual(again, made[0]);
    const bytes = await records.readBytes(again);
    assert.deepEqual([fingerprintOf(bytes), bytes.byteLength], [again.sha256, again.bytes]);
    await assert.rejects(
      database.db.updateTable('report_records').set({ code: again.code }).execute(),
      /append-only/,
    );
  });

  it('are complete after a process was killed between its bytes and its signature', async () => {
    const dossier = await first();
    const child = spawn(process.execPath, ['--input-type=module', '-e', killedWhileSealing], {
      cwd: import.meta.dirname,
      env: { DATABASE: database.url, FOLDER: folder, ORDER: dossier.orderId },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let written = '';
    child.stdout.on('data', (piece: Buffer) => {
      written += piece.toString();
    });
    assert.deepEqual(await once(child, 'close'), [null, 'SIGKILL']);
    assert.match(written, /^[0-9a-f]{64}$/, 'its bytes were on the disk');
    assert.equal(await records.find(database.db, dossier.orderId, 1), undefined);

    const record = await records.seal(database.db, dossier, sampleCover);
    assert.equal(record.sha256, written, 'the same bytes, kept once');
    const verified = await records.verify(database.db, { code: record.code });
    assert.deepEqual([verified?.report.isSignatureValid, verified?.report.sha256], [true, written]);
  });

  it('stay valid after a change of keys: every key that has signed is published', async () => {
    const dossier = await first();
    const record = await records.seal(database.db, dossier, sampleCover);
    const later = createReportRecords({ clock, files, key: await keyOf(3) });
    const keys = await later.publishedKeys(database.db);
    assert.deepEqual(await checkDetached(await later.readBytes(record), record.jws, keys), {
      isValid: true,
      kid: record.kid,
    });
    assert.ok(keys.some(({ kid }) => kid !== record.kid));
    const found = await later.verify(database.db, { code: record.code });
    assert.deepEqual([found?.report.isSignatureValid, found?.report.kid], [true, record.kid]);
  });

  it('are found by the code as it is typed, by any document and by themselves', async () => {
    const dossier = await first();
    const record = await records.seal(database.db, dossier, sampleCover);
    const en = await store(dossier.id, 'en', `en ${dossier.id}`);
    const ru = await store(dossier.id, 'ru', `ru ${dossier.id}`);
    const typed = record.code.toLowerCase().replaceAll('-', ' ');
    const byCode = await records.verify(database.db, { code: typed });
    assert.deepEqual([byCode?.report.record.report.revision, byCode?.file], [1, null]);
    for (const sha256 of [en, ru, record.sha256]) {
      for (const asked of [{ sha256 }, { sha256, code: record.code }]) {
        const found = await records.verify(database.db, asked);
        assert.deepEqual([found?.report.code, found?.file], [record.code, 'equal']);
      }
    }
  });

  it('say of a changed file that it is not ours, and nothing to a guess', async () => {
    const dossier = await first();
    const record = await records.seal(database.db, dossier, sampleCover);
    const elsewhere = await records.seal(database.db, await first(), sampleCover);
    const tampered = fingerprintOf(Buffer.from('%PDF- tampered'));
    for (const [sha256, finding] of [
      [tampered, 'not_ours'],
      [elsewhere.sha256, 'other_report'],
    ] as const) {
      const found = await records.verify(database.db, { code: record.code, sha256 });
      assert.deepEqual([found?.report.code, found?.file], [record.code, finding]);
    }
    for (const asked of [
      { code: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' },
      { code: 'no code at all' },
      { code: '' },
      { code: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', sha256: record.sha256 },
      { sha256: tampered },
      {},
    ])
      assert.equal(await records.verify(database.db, asked), undefined);
  });

  it('say which revision replaces them and which sections it changes', async () => {
    const old = await first();
    const record = await records.seal(database.db, old, sampleCover);
    const oldFile = await store(old.id, 'en', `old ${old.id}`);
    assert.equal((await records.verify(database.db, { code: record.code }))?.report.replacedBy, null);
    const issuedAt = new Date('2026-12-05T09:00:00Z');
    const next = await records.seal(database.db, await sealed(old.orderId, 2, 'found'), {
      ...sampleCover,
      issuedAt,
    });
    const held = (await records.verify(database.db, { code: record.code }))?.report;
    assert.deepEqual(
      [
        held?.revisions,
        held?.replacedBy?.revision,
        held?.replacedBy?.issuedOn,
        held?.replacedBy?.sections.map(({ en }) => en),
      ],
      // What a court says moves the rating, and the opinion that is proposed of it.
      [2, 2, '2026-12-05', ['Summary', 'Rating and credit limit', 'Courts and negative records']],
    );
    const current = await records.verify(database.db, { code: next.code, sha256: oldFile });
    assert.deepEqual([current?.report.replacedBy, current?.file], [null, 'other_revision']);
  });
});

/** Seals the first revision of an order, and dies by SIGKILL once its bytes are kept and nothing is signed yet. */
const killedWhileSealing = `
  const { createPool } = await import('#platform/database/pool.ts');
  const { createDatabase } = await import('#platform/database/kysely.ts');
  const { createFileStore } = await import('#platform/files/file-store.ts');
  const { systemClock } = await import('#kernel/clock.ts');
  const { sampleCover } = await import('./dossier/sample-dossier.ts');
  const { nameSigningKey, signingKeyOfSeed } = await import('./record/signing-key.ts');
  const { createReportRecords, createReports } = await import('./service.ts');
  const db = createDatabase(createPool(process.env.DATABASE));
  const store = createFileStore(process.env.FOLDER);
  const files = {
    ...store,
    async put(bytes) {
      const sha256 = await store.put(bytes);
      process.stdout.write(sha256, () => process.kill(process.pid, 'SIGKILL'));
      await new Promise(() => {});
    },
  };
  const key = await nameSigningKey(signingKeyOfSeed(Buffer.alloc(32, 1)));
  const reports = createReports({ clock: systemClock, files, renderer: {} });
  const records = createReportRecords({ clock: systemClock, files, key });
  await records.seal(db, await reports.getDossier(db, process.env.ORDER, 1), sampleCover);
`;
