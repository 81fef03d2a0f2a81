import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { Problem } from '#kernel/problem.ts';
import { factInput, missingDataReasonInput, sectionsOfKinds } from '#modules/reports/contract.ts';
import { readWorkbook } from '#modules/reports/workbook/read-workbook-fixture.ts';
import { admin, type DeliveryRooms, openDeliveryRooms, thinReason } from '#testing/delivery-rooms.ts';
import { reportCoverOf } from '../deliver-report/report-cover.ts';
import { reportFileKinds } from './contract.ts';
import { createReadReport, type ReadReport } from './read-report.ts';

let rooms: DeliveryRooms;
let readReport: ReadReport;
before(async () => {
  rooms = await openDeliveryRooms();
  const coverOf = reportCoverOf(rooms);
  const accounts = { legalEntities: { standingOf: async () => undefined } };
  readReport = createReadReport({ ...rooms, accounts, coverOf, publicUrl: () => 'https://site.example' });
});
after(() => rooms?.close());

const euros = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' });
const full = [
  ['identification', 'legal_name', 'Nordwind GmbH'],
  ['capital', 'holder', 'Karin Vogt'],
  ['capital', 'holder_kind', 'person'],
  ['capital', 'holder_share', 76],
  ['financials', 'period_end', '2025-12-31'],
  ['financials', 'sales', euros(12_483_000)],
  ['financials', 'net_result', euros(440_000)],
] as const;

/** A delivered report of these facts; with its signed record unless it is one from before there were records. */
async function delivered(facts: readonly (typeof full)[number][], isRecorded = true) {
  const { db, reports, records, clock } = rooms;
  const placed = await rooms.place();
  const dossier = await db.transaction().execute(async (tx) => {
    const { id } = await reports.openDossier(tx, { orderId: placed.id, revision: 1 });
    const evidence = { source: 'Register', sourceRu: 'Реестр', retrievedAt: clock.now().toISOString() };
    for (const [section, field, value] of facts) {
      const fact = factInput.parse({ section, field, value, method: 'register', ...evidence });
      await reports.saveFact(tx, id, fact, admin);
    }
    // The rating writes facts of its own.
    const written = (await reports.getDossier(tx, placed.id, 1)).facts;
    const told = new Set<string>(['sources', ...written.map(({ section }) => section)]);
    for (const section of sectionsOfKinds.credit) {
      if (told.has(section)) continue;
      const given = { section, reason: 'not_published', source: 'Register', sourceRu: 'Реестр' };
      await reports.giveMissingDataReason(tx, id, missingDataReasonInput.parse(given), admin);
    }
    return reports.sealDossier(tx, id, admin, thinReason);
  });
  const order = await rooms.orders.get(db, placed.id);
  if (isRecorded) await records.seal(db, dossier, await reportCoverOf(rooms)(order));
  await rooms.putInto(placed.id, 'completed', clock.now());
  return placed.secret;
}

async function bytesOf(
  ...args: Parameters<ReadReport['file']>
): Promise<{ bytes: Buffer; fileName: string }> {
  const { bytes, fileName } = await readReport.file(...args);
  assert.ok(Buffer.isBuffer(bytes));
  return { bytes, fileName };
}

describe('the files of a delivered report', () => {
  it('have the number of the report in their names, and each has its own', async () => {
    const secret = await delivered(full);
    const { view, files } = await readReport.read(secret, undefined, 'en');
    assert.deepEqual(
      files,
      [...reportFileKinds].filter((kind) => kind !== 'rating' || files.includes(kind)),
    );
    const names = await Promise.all(
      files.map(async (kind) => (await bytesOf(secret, kind, undefined, 'en')).fileName),
    );
    assert.equal(new Set(names).size, files.length);
    for (const name of names) assert.ok(name.startsWith(`${view.head.number.replaceAll('/', '-')}-`), name);
  });

  it('the workbook has the figures of the view, in the language that is asked for', async () => {
    const secret = await delivered(full);
    for (const locale of ['en', 'ru'] as const) {
      const { view } = await readReport.read(secret, undefined, locale);
      const { bytes, fileName } = await bytesOf(secret, 'xlsx', undefined, locale);
      assert.ok(fileName.endsWith(`-${locale}.xlsx`));
      const cells = [...readWorkbook(bytes).values()].flatMap((sheet) => [...sheet.values()]);
      const values = new Set(cells.map(({ value }) => value));
      const lines = view.statements.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
      const figures = lines.flatMap((line) => line.cells.flatMap((cell) => cell?.value ?? []));
      assert.ok(figures.length > 1);
      for (const figure of figures) assert.ok(values.has(figure), `${figure}`);
      for (const { label } of lines) assert.ok(values.has(label), label);
    }
  });

  it('the record is what was signed: its hash is that of the verification', async () => {
    const secret = await delivered(full);
    const { view } = await readReport.read(secret, undefined, 'en');
    const { bytes } = await bytesOf(secret, 'json', undefined, 'en');
    const verified = await rooms.records.verify(rooms.db, { code: view.verify?.code });
    assert.equal(createHash('sha256').update(bytes).digest('hex'), verified?.report.sha256);
    assert.equal(verified?.report.isSignatureValid, true);
    assert.match(String((await bytesOf(secret, 'jws', undefined, 'en')).bytes), /^[\w-]+\.\.[\w-]+$/);
  });

  it('the owners are statements that name who holds the company', async () => {
    const secret = await delivered(full);
    const { bytes } = await bytesOf(secret, 'bods', undefined, 'en');
    const said = z
      .array(z.object({ recordType: z.string(), recordId: z.string() }))
      .parse(JSON.parse(`${bytes}`));
    // Her holding, and the rest, whose holders nobody names.
    const kinds = said.map(({ recordType }) => recordType).toSorted();
    assert.deepEqual(kinds, ['entity', 'person', 'relationship', 'relationship']);
    assert.ok(String(bytes).includes('Karin Vogt'));
  });

  it('that a report has not are not listed and not there', async () => {
    const secret = await delivered(full.slice(0, 1), false);
    const { files, view } = await readReport.read(secret, undefined, 'en');
    assert.deepEqual([files, view.verify], [['xlsx'], null]);
    for (const kind of reportFileKinds.filter((one) => one !== 'xlsx')) {
      await assert.rejects(
        readReport.file(secret, kind, undefined, 'en'),
        (error) => error instanceof Problem && error.code === 'unknown_order',
      );
    }
  });
});
