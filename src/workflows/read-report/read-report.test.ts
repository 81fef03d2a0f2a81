import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { Problem } from '#kernel/problem.ts';
import { isReportSent, orderStates } from '#modules/orders/order-states.ts';
import { factInput, missingDataReasonInput, sectionsOfKinds } from '#modules/reports/contract.ts';
import { admin, type DeliveryRooms, openDeliveryRooms, thinReason } from '#testing/delivery-rooms.ts';
import { reportCoverOf } from '../deliver-report/report-cover.ts';
import { createReadReport, type ReadReport } from './read-report.ts';

const answer = '{"company":{"name":"Nordwind GmbH"}}';

let rooms: DeliveryRooms;
let readReport: ReadReport;
let sha256: string;
before(async () => {
  rooms = await openDeliveryRooms();
  readReport = createReadReport({
    ...rooms,
    accounts: { legalEntities: { standingOf: async () => undefined } },
    coverOf: reportCoverOf(rooms),
    publicUrl: () => 'https://site.example',
  });
  sha256 = await rooms.files.put(Buffer.from(answer));
});
after(() => rooms?.close());

/** A sealed report with one fact read of the kept answer, and its order in a state. */
async function reported(
  state: (typeof orderStates)[number] = 'completed',
  revision = 1,
  name = 'Nordwind GmbH',
) {
  const placed = await rooms.place();
  await writeRevision(placed.id, revision, name);
  await rooms.putInto(placed.id, state, isReportSent(state) ? rooms.clock.now() : null);
  return placed;
}

async function writeRevision(orderId: string, revision: number, name: string): Promise<void> {
  const { db, reports, clock } = rooms;
  await sql`UPDATE orders SET revision = ${revision} WHERE id = ${orderId}`.execute(db);
  await db.transaction().execute(async (tx) => {
    const { id } = await reports.openDossier(tx, { orderId, revision });
    const fact = { section: 'identification', field: 'legal_name', value: name, method: 'register' };
    const evidence = { source: 'Register', sourceRu: 'Реестр', retrievedAt: clock.now().toISOString() };
    await reports.saveFact(tx, id, factInput.parse({ ...fact, ...evidence, evidenceHash: sha256 }), admin);
    for (const section of sectionsOfKinds.credit) {
      if (section === 'sources' || section === 'identification') continue;
      const given = { section, reason: 'not_published', source: 'Register', sourceRu: 'Реестр' };
      await reports.giveMissingDataReason(tx, id, missingDataReasonInput.parse(given), admin);
    }
    await sql`UPDATE facts SET place = '/company/name' WHERE dossier_id = ${id}`.execute(tx);
    await reports.sealDossier(tx, id, admin, thinReason);
  });
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Problem) return error.code;
      throw error;
    },
  );

const factOf = async (secret: string, revision?: number) => {
  const { view } = await readReport.read(secret, revision, 'en');
  const found = view.sections
    .flatMap(({ rows }) => rows.flatMap(({ values }) => values))
    .find(({ facts }) => facts[0]);
  return found?.facts[0] ?? '';
};

describe('a report by the link of its order', () => {
  for (const state of orderStates) {
    const isSent = isReportSent(state);
    it(`${state}: ${isSent ? 'is read' : 'is not there'}`, async () => {
      const { secret } = await reported(state);
      const unknown = isSent ? 'done' : 'unknown_order';
      assert.equal(await codeOf(readReport.read(secret, undefined, 'en')), unknown);
      assert.equal(await codeOf(readReport.snapshot(secret, sha256, undefined)), unknown);
    });
  }

  it('is read in the language that is asked for', async () => {
    const { secret } = await reported();
    const [en, ru] = await Promise.all([readReport.read(secret, 1, 'en'), readReport.read(secret, 1, 'ru')]);
    assert.deepEqual([en.view.locale, ru.view.locale], ['en', 'ru']);
    assert.deepEqual(
      [en.view.subject.name, en.view.sources[0]?.source, ru.view.sources[0]?.source],
      ['Nordwind GmbH', 'Register', 'Реестр'],
    );
  });

  it('has its revisions, the latest first, and none that is not written', async () => {
    const { id, secret } = await reported();
    await writeRevision(id, 2, 'Nordwind AG');
    const { view, revisions } = await readReport.read(secret, undefined, 'en');
    assert.deepEqual([view.subject.name, revisions.map(({ revision }) => revision)], ['Nordwind AG', [2, 1]]);
    assert.equal((await readReport.read(secret, 1, 'en')).view.subject.name, 'Nordwind GmbH');
    assert.equal(await codeOf(readReport.read(secret, 3, 'en')), 'unknown_order');
  });

  it('does not show the revision that is being written', async () => {
    const { id, secret } = await reported();
    await rooms.db.transaction().execute((tx) => rooms.reports.openDossier(tx, { orderId: id, revision: 2 }));
    assert.deepEqual((await readReport.read(secret, undefined, 'en')).revisions.length, 1);
    assert.equal(await codeOf(readReport.read(secret, 2, 'en')), 'unknown_order');
  });
});

describe('the evidence of a fact', () => {
  it('names source, method and time, and shows the place in the kept copy', async () => {
    const { secret } = await reported();
    const { evidence, excerpt, hasCopy } = await readReport.evidence(
      secret,
      await factOf(secret),
      undefined,
      'en',
    );
    assert.deepEqual(
      [evidence.shown, evidence.source.number, evidence.source.name, evidence.sha256, hasCopy],
      ['Nordwind GmbH', 1, 'Register', sha256, true],
    );
    assert.match(evidence.retrieved, /^18.November.2026, 10:00.UTC$/);
    assert.deepEqual(excerpt?.lines.find(({ marked }) => marked !== '')?.marked, '"Nordwind GmbH"');
  });

  it('says whether a machine or a person has read it, and nobody’s name', async () => {
    const { secret } = await reported();
    const told = await readReport.evidence(secret, await factOf(secret), undefined, 'ru');
    assert.equal(told.evidence.isFromMachine, false);
    assert.ok(!JSON.stringify(told).includes(admin.accountId));
  });

  it('of another order, or of another revision, is not there', async () => {
    const [own, other] = await Promise.all([reported(), reported()]);
    const fact = await factOf(other.secret);
    assert.equal(await codeOf(readReport.evidence(own.secret, fact, undefined, 'en')), 'unknown_order');
    const old = await factOf(own.secret);
    await writeRevision(own.id, 2, 'Nordwind AG');
    assert.equal(await codeOf(readReport.evidence(own.secret, old, undefined, 'en')), 'unknown_order');
    assert.equal(await codeOf(readReport.evidence(own.secret, old, 1, 'en')), 'done');
  });
});

describe('a kept copy', () => {
  it('of a file that somebody brought stays at the desk: it may speak of others as well', async () => {
    const { secret } = await reported();
    const row = sql`gen_random_uuid(), 'egrul', 'https://egrul.nalog.ru', 200, '', ${sha256}, 1, '', now()`;
    await sql`INSERT INTO snapshots (id, source, url, status, content_type, sha256, bytes, licence, fetched_at)
      VALUES (${row})`.execute(rooms.db);
    const { view } = await readReport.read(secret, undefined, 'en');
    const [source] = view.sources;
    assert.deepEqual([source?.sha256, source?.fingerprint.replace(' ', '')], ['', sha256.slice(0, 8)]);
    const told = await readReport.evidence(secret, await factOf(secret), undefined, 'en');
    assert.deepEqual([told.evidence.sha256, told.excerpt, told.hasCopy], [sha256, null, false]);
    assert.equal(await codeOf(readReport.snapshot(secret, sha256, undefined)), 'unknown_order');
    await sql`DELETE FROM snapshots WHERE sha256 = ${sha256}`.execute(rooms.db);
  });

  it('is given as it came, under a name that no browser runs', async () => {
    const { secret } = await reported();
    const { bytes, fileName } = await readReport.snapshot(secret, sha256, undefined);
    assert.equal(String(bytes), answer);
    assert.equal(fileName, `source-${sha256.slice(0, 12)}.json`);
  });

  it('that the report does not cite is not there, whoever else cites it', async () => {
    const { secret } = await reported();
    const stranger = await rooms.files.put(Buffer.from('another answer'));
    assert.equal(await codeOf(readReport.snapshot(secret, stranger, undefined)), 'unknown_order');
    assert.equal(await codeOf(readReport.snapshot(secret, '0'.repeat(64), undefined)), 'unknown_order');
  });
});
