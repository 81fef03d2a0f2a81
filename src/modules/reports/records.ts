import type { Clock } from '#kernel/clock.ts';
import type { Localized } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Dossier } from './dossier/dossier.ts';
import { reportProblems } from './dossier/problems.ts';
import type { ReportCover } from './dossier/report-cover.ts';
import { findSection } from './dossier/report-sections.ts';
import { changedSections } from './record/changed-sections.ts';
import { dossierRecord, recordBytes } from './record/dossier-record.ts';
import type { PublicKey } from './record/public-key.ts';
import { type DossierRecord, dossierRecord as recordShape } from './record/record-shape.ts';
import { checkDetached, fingerprintOf, signDetached } from './record/record-signature.ts';
import type { SigningKey } from './record/signing-key.ts';
import { makeVerificationCode, readVerificationCode } from './record/verification-code.ts';
import * as repository from './records-repository.ts';

export { verificationPath, verificationUrl } from './record/verification-code.ts';

/** What whoever holds a report learns about it, and nothing that is not in it. */
export type VerifiedReport = Readonly<{
  code: string;
  record: DossierRecord;
  sha256: string;
  kid: string;
  isSignatureValid: boolean;
  /** How many revisions there are; the newest, if it is another one, and what it says otherwise. */
  revisions: number;
  replacedBy: Readonly<{ revision: number; issuedOn: string; sections: readonly Localized[] }> | null;
}>;

/** What a file is beside the report whose code was given. */
export type FileFinding = 'equal' | 'other_revision' | 'other_report' | 'not_ours';

/** Signed records of sealed dossiers: made once, given out, verified. */
export function createReportRecords(deps: { clock: Clock; files: FileStore; key: SigningKey }) {
  const { clock, files, key } = deps;

  async function read(record: repository.SealedRecord): Promise<DossierRecord> {
    const bytes = await files.get(record.sha256);
    return recordShape.parse(JSON.parse(bytes.toString('utf8')));
  }

  async function publishedKeys(db: Db): Promise<PublicKey[]> {
    const kept = await repository.listKeys(db);
    return kept.some(({ kid }) => kid === key.published.kid) ? kept : [...kept, key.published];
  }

  return {
    /**
     * The signed record of a sealed dossier, made when it is first asked for. However often, and by however many processes
     * at once: there is one, and its code stays. Must not be called inside a transaction. Problem 409 before the seal.
     */
    async seal(db: Db, dossier: Dossier, cover: ReportCover): Promise<repository.Placed> {
      if (dossier.sealedAt === null) throw new Problem(reportProblems.notSealed);
      const { orderId, revision } = dossier;
      const kept = await repository.findRecord(db, { orderId, revision });
      if (kept !== undefined) return kept;
      const bytes = recordBytes(dossierRecord(dossier, cover));
      const made: repository.Placed = {
        dossierId: dossier.id,
        orderId,
        revision,
        code: makeVerificationCode(),
        sha256: await files.put(bytes),
        bytes: bytes.byteLength,
        jws: await signDetached(bytes, key),
        kid: key.published.kid,
        signedAt: clock.now(),
      };
      if (await repository.insertRecord(db, made, key.published)) return made;
      // Somebody else's may have been first: theirs is the one.
      const record = await repository.findRecord(db, { orderId, revision });
      if (record === undefined) throw new Error('a record vanished while it was stored');
      return record;
    },

    /** The record of a revision; undefined where its documents were never made. */
    find(db: Db, orderId: string, revision: number): Promise<repository.SealedRecord | undefined> {
      return repository.findRecord(db, { orderId, revision });
    },

    /** The canonical bytes that were signed. */
    readBytes(record: repository.SealedRecord): Promise<Buffer> {
      return files.get(record.sha256);
    },

    /** Every key that may have signed a record, the one that signs now included. */
    publishedKeys,

    /**
     * What a holder asks about: the code on a report, the SHA-256 of a file, or both. Undefined for a code or, without one, a
     * file that is not ours; a code that is no code is looked for all the same, so that neither answer nor time tells them apart.
     */
    async verify(
      db: Db,
      asked: { code?: string | undefined; sha256?: string | undefined },
    ): Promise<{ report: VerifiedReport; file: FileFinding | null } | undefined> {
      const { code, sha256 } = asked;
      const ofFile = sha256 === undefined ? undefined : await repository.findRecord(db, { sha256 });
      const found =
        code === undefined
          ? ofFile
          : await repository.findRecord(db, { code: readVerificationCode(code) ?? 'no code' });
      if (found === undefined) return undefined;
      const file = sha256 === undefined ? null : fileFinding(found, ofFile);
      return { report: await view(db, found), file };
    },
  };

  async function view(db: Db, found: repository.Placed): Promise<VerifiedReport> {
    const bytes = await files.get(found.sha256);
    const record = recordShape.parse(JSON.parse(bytes.toString('utf8')));
    const newest = (await repository.findNewestRecord(db, found.orderId)) ?? found;
    const signature = await checkDetached(bytes, found.jws, await publishedKeys(db));
    return {
      code: found.code,
      record,
      sha256: fingerprintOf(bytes),
      kid: found.kid,
      isSignatureValid: signature.isValid,
      revisions: newest.revision,
      replacedBy: newest.revision === found.revision ? null : await replacing(record, await read(newest)),
    };
  }
}

export type ReportRecords = ReturnType<typeof createReportRecords>;

function fileFinding(found: repository.Placed, ofFile: repository.Placed | undefined): FileFinding {
  if (ofFile === undefined) return 'not_ours';
  // Whoever holds the file learns nothing: alone it is verified as well.
  if (ofFile.orderId !== found.orderId) return 'other_report';
  return ofFile.revision === found.revision ? 'equal' : 'other_revision';
}

function replacing(record: DossierRecord, newer: DossierRecord) {
  const { revision, issuedOn } = newer.report;
  const sections = changedSections(record, newer).flatMap((code) => findSection(code)?.title ?? []);
  return { revision, issuedOn, sections };
}
