import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rendered samples on disk: one file a country and language. Losing any of them costs one rendering. */
export interface SampleShelf {
  /** Undefined where there is none, or where what lies there is no whole PDF. */
  find(name: string, key: string): Promise<Buffer | undefined>;
  /** Puts a file down and removes the one of an earlier month. */
  keep(name: string, key: string, pdf: Buffer): Promise<void>;
}

/** A shelf in `folder`, which is made with the first file. Several processes may share it. */
export function createSampleShelf(folder: string): SampleShelf {
  const fileOf = (name: string, key: string) => `${name}-${key}.pdf`;
  return {
    async find(name, key) {
      const pdf = await readFile(join(folder, fileOf(name, key))).catch(() => undefined);
      return pdf !== undefined && isWhole(pdf) ? pdf : undefined;
    },
    async keep(name, key, pdf) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}.tmp`);
      try {
        await writeFile(draft, pdf, { mode: 0o600 });
        await rename(draft, join(folder, fileOf(name, key)));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      const outdated = (await readdir(folder)).filter(
        (file) => file.startsWith(`${name}-`) && file !== fileOf(name, key),
      );
      await Promise.all(outdated.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}

/** A power cut can leave a file of the right name and half its length. */
function isWhole(pdf: Buffer): boolean {
  return (
    pdf.subarray(0, 5).toString('latin1') === '%PDF-' &&
    pdf.subarray(-16).toString('latin1').includes('%%EOF')
  );
}
