import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountryFile } from '#modules/content/country-file.ts';
import { type KnownCountries, readCountryFiles } from '#modules/content/read-content.ts';
import { type Slice, sliceCountries } from './country-slices.ts';

const root = join(import.meta.dirname, '../..');

/** All files of countries. Throws ContentFault at the first mistake in one. */
export function readAllCountries(known?: KnownCountries): CountryFile[] {
  return Object.values(readCountryFiles(join(root, 'content'), known));
}

/** The slices that are not what the files of countries say now. */
export function staleSlices(countries: readonly CountryFile[]): Slice[] {
  return sliceCountries(countries).filter(({ file, text }) => written(file) !== text);
}

/** Writes those; gives their names. */
export function writeSlices(known?: KnownCountries): string[] {
  return staleSlices(readAllCountries(known)).map(({ file, text }) => {
    writeFileSync(join(root, file), text);
    return file;
  });
}

function written(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
