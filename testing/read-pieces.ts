import { prepareCompany } from '#modules/companies/loading/prepare.ts';
import { prepareLink } from '#modules/companies/loading/prepare-link.ts';
import type { ImportSource } from '#modules/registers/files/import-source.ts';
import type { CompanyLink } from '#names/company/company-link.ts';
import type { CompanyRecord } from '#names/company/company-record.ts';

/** What a source reads from `content`, sorted by kind, for tests; every record and link is prepared as an import would. */
export async function readWhole(
  source: ImportSource,
  content: string | Buffer,
  chunkSize = 64,
): Promise<{ records: CompanyRecord[]; links: CompanyLink[]; faults: { line: number; fault: string }[] }> {
  const records: CompanyRecord[] = [];
  const links: CompanyLink[] = [];
  const faults: { line: number; fault: string }[] = [];
  for await (const piece of source.read(chunksOf(Buffer.from(content), chunkSize))) {
    if ('record' in piece) {
      prepareCompany(piece.record);
      records.push(piece.record);
    } else if ('link' in piece) {
      prepareLink(piece.link);
      links.push(piece.link);
    } else faults.push(piece);
  }
  return { records, links, faults };
}

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
