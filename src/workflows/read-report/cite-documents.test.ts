import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import {
  documentDescription,
  factInput,
  missingDataReasonInput,
  sectionsOfKinds,
} from '#modules/reports/contract.ts';
import { readWorkbook } from '#modules/reports/workbook/read-workbook-fixture.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { admin, type DeliveryRooms, openDeliveryRooms, thinReason } from '#testing/delivery-rooms.ts';
import { smallPdf } from '#testing/samples/small-pdf.ts';
import { reportCoverOf } from '../deliver-report/report-cover.ts';
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

const pdf = smallPdf(['Accounts', 'Nordwind GmbH']);
const said = {
  ...{ title: 'Jahresabschluss 2025', publisher: 'Nordwind GmbH', publisherRu: 'Нордвинд ГмбХ' },
  ...{ publishedOn: '2026-03-12', method: 'filing' },
};
const describe = (orderId: string, id: string, more: object, isOpen = true) =>
  rooms.db
    .transaction()
    .execute((tx) =>
      rooms.documents.describe(
        tx,
        { id: orderId, isOpen },
        id,
        documentDescription.parse({ ...said, ...more }),
        admin,
      ),
    );

/** Of a value that cites a copy which is no document of its order, as one could be written before that was refused. */
type Stray = Readonly<{ sha256: string; isFetched?: boolean }>;

/** A delivered report of one value that a person has read in a document. */
async function delivered(stray?: Stray) {
  const { db, reports, records, documents, clock } = rooms;
  const placed = await rooms.place();
  const stored = await documents.store(pdf);
  const documentId = await db.transaction().execute((tx) => documents.add(tx, placed.id, stored, admin));
  await describe(placed.id, documentId, { version: 0 });
  const dossier = await db.transaction().execute(async (tx) => {
    const { id } = await reports.openDossier(tx, { orderId: placed.id, revision: 1 });
    const fact = { section: 'identification', field: 'legal_name', value: 'Nordwind GmbH', method: 'media' };
    const evidence = { source: 'anything', retrievedAt: clock.now().toISOString(), place: 'page=2; Note 7' };
    const written = factInput.parse({ ...fact, ...evidence, evidenceHash: stored.sha256 });
    await reports.saveFact(tx, id, written, admin);
    if (stray !== undefined)
      await tx
        .updateTable('facts')
        .set({ evidence_hash: stray.sha256 })
        .where('dossier_id', '=', id)
        .where('evidence_hash', '=', stored.sha256)
        .execute();
    if (stray?.isFetched === true) await fetched(tx, placed.id, stray.sha256);
    for (const section of sectionsOfKinds.credit) {
      if (section === 'sources' || section === 'identification') continue;
      const given = { section, reason: 'not_published', source: 'Register', sourceRu: 'Реестр' };
      await reports.giveMissingDataReason(tx, id, missingDataReasonInput.parse(given), admin);
    }
    return reports.sealDossier(tx, id, admin, thinReason);
  });
  await records.seal(db, dossier, await reportCoverOf(rooms)(await rooms.orders.get(db, placed.id)));
  await rooms.putInto(placed.id, 'completed', clock.now());
  return { ...placed, sha256: stored.sha256, documentId, factId: dossier.facts[0]?.id ?? '' };
}

/** The copy is what a source has answered to the order's own research. */
async function fetched(tx: Tx, orderId: string, sha256: string) {
  const at = rooms.clock.now();
  const [run, task, snapshot] = [uuidv7(at), uuidv7(at), uuidv7(at)];
  const asked = { country: 'de', subject: '{}', started_by: 'system', started_at: at };
  await tx
    .insertInto('research_runs')
    .values({ id: run, order_id: orderId, ...asked })
    .execute();
  const part = { source: 'gleif', part: 'entity', state: 'answered', run_after: at };
  await tx
    .insertInto('research_tasks')
    .values({ id: task, run_id: run, ...part })
    .execute();
  const answer = {
    url: 'https://register.example/1',
    status: 200,
    content_type: 'application/pdf',
    bytes: 1,
  };
  const kept = { source: 'gleif', licence: 'CC0', fetched_at: at };
  await tx
    .insertInto('snapshots')
    .values({ id: snapshot, sha256, ...answer, ...kept })
    .execute();
  await tx
    .insertInto('research_snapshots')
    .values({ task_id: task, round: 1, position: 0, snapshot_id: snapshot })
    .execute();
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

test('a report tells the document that a value was read of: title, date, page and fingerprint', async () => {
  const { secret, sha256, factId } = await delivered();
  const { view } = await readReport.read(secret, undefined, 'en');
  const [source] = view.sources;
  assert.equal(source?.source, 'Nordwind GmbH');
  assert.equal(source?.document?.replaceAll('\u00a0', ' '), '“Jahresabschluss 2025”, 12 March 2026, p. 2');
  assert.equal(source?.fingerprint.replace(' ', ''), sha256.slice(0, 8));
  const { evidence } = await readReport.evidence(secret, factId, undefined, 'ru');
  assert.deepEqual(
    [
      evidence.document?.title,
      evidence.document?.date.replaceAll('\u00a0', ' '),
      evidence.place,
      evidence.sha256,
    ],
    ['Jahresabschluss 2025', '12 марта 2026 г.', 'страница 2, Note 7', sha256],
  );
  const record = await readReport.file(secret, 'json', undefined, 'en');
  const told = z.object({ documents: z.array(z.json()) }).parse(JSON.parse(String(record.bytes)));
  assert.deepEqual(told.documents, [
    {
      sha256,
      mediaType: 'application/pdf',
      pages: 2,
      title: 'Jahresabschluss 2025',
      publishedOn: '2026-03-12',
    },
  ]);
  const workbook = await readReport.file(secret, 'xlsx', undefined, 'en');
  assert.ok(Buffer.isBuffer(workbook.bytes));
  const cells = [...readWorkbook(workbook.bytes).values()].flatMap((sheet) => [...sheet.values()]);
  assert.ok(cells.some(({ value }) => String(value).includes('“Jahresabschluss 2025”')));
});

test('no copy leaves before somebody has said that it may, and none once that is taken back', async () => {
  const { id, secret, sha256, documentId, factId } = await delivered();
  const hasCopy = async () => {
    const told = await readReport.evidence(secret, factId, undefined, 'en');
    const { view } = await readReport.read(secret, undefined, 'en');
    assert.equal(view.sources[0]?.sha256, told.hasCopy ? sha256 : '');
    assert.equal(told.excerpt, null);
    return told.hasCopy;
  };
  assert.equal(await hasCopy(), false);
  assert.equal(await codeOf(readReport.snapshot(secret, sha256, undefined)), 'unknown_order');
  await describe(id, documentId, { version: 1, isGiven: true });
  assert.equal(await hasCopy(), true);
  const { bytes, fileName } = await readReport.snapshot(secret, sha256, undefined);
  assert.deepEqual(bytes, pdf);
  assert.equal(fileName, `source-${sha256.slice(0, 12)}.pdf`);
  await describe(id, documentId, { version: 2, isGiven: false }, false);
  assert.equal(await codeOf(readReport.snapshot(secret, sha256, undefined)), 'unknown_order');
  // Giving is part of the work on a report; afterwards it is only taken back.
  const late = describe(id, documentId, { version: 3, isGiven: true }, false);
  assert.equal(await codeOf(late), 'document_not_given');
});

test('a document of another order opens by its hash to nobody, unless the research of this one has fetched the same', async () => {
  const { documents, db } = rooms;
  const elsewhere = await rooms.place();
  const { sha256, ...stored } = await documents.store(smallPdf(['Bank statement of somebody else']));
  const foreign = await db
    .transaction()
    .execute((tx) => documents.add(tx, elsewhere.id, { sha256, ...stored }, admin));
  await describe(elsewhere.id, foreign, { version: 0, isGiven: true });
  const stray = await delivered({ sha256 });
  assert.equal(await codeOf(readReport.snapshot(stray.secret, sha256, undefined)), 'unknown_order');
  assert.equal((await readReport.evidence(stray.secret, stray.factId, undefined, 'en')).hasCopy, false);
  assert.equal((await readReport.read(stray.secret, undefined, 'en')).view.sources[0]?.sha256, '');
  const own = await delivered({ sha256, isFetched: true });
  assert.equal(await codeOf(readReport.snapshot(own.secret, sha256, undefined)), 'done');
});

test('what an approved report calls a document stays as it is', async () => {
  const { id, documentId, secret, sha256 } = await delivered();
  const renamed = describe(id, documentId, { version: 1, title: 'Something else' });
  assert.equal(await codeOf(renamed), 'document_sealed');
  const removed = rooms.db.transaction().execute((tx) => rooms.documents.remove(tx, id, documentId, admin));
  assert.equal(await codeOf(removed), 'document_cited');
  // Given for one order, it is not for another.
  const other = await delivered();
  await describe(other.id, other.documentId, { version: 1, isGiven: true });
  assert.equal(await codeOf(readReport.snapshot(secret, sha256, undefined)), 'unknown_order');
});
