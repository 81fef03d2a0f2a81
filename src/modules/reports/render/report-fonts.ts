import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Coverage, coverageOf } from './font-coverage.ts';

/** Families in the order in which a glyph is looked for. Those whose package is not installed are passed over. */
const families = [
  { family: 'Noto Sans', packageName: '@expo-google-fonts/noto-sans', isRequired: true },
  { family: 'Noto Sans SC', packageName: '@expo-google-fonts/noto-sans-sc', isRequired: false },
  { family: 'Noto Sans Arabic', packageName: '@expo-google-fonts/noto-sans-arabic', isRequired: false },
  { family: 'Noto Sans Georgian', packageName: '@expo-google-fonts/noto-sans-georgian', isRequired: false },
  { family: 'Noto Sans Armenian', packageName: '@expo-google-fonts/noto-sans-armenian', isRequired: false },
  { family: 'Noto Sans Hebrew', packageName: '@expo-google-fonts/noto-sans-hebrew', isRequired: false },
  { family: 'Noto Sans Thai', packageName: '@expo-google-fonts/noto-sans-thai', isRequired: false },
  {
    family: 'Noto Sans Devanagari',
    packageName: '@expo-google-fonts/noto-sans-devanagari',
    isRequired: false,
  },
  { family: 'Noto Sans KR', packageName: '@expo-google-fonts/noto-sans-kr', isRequired: false },
] as const;

/** The weights the template uses, each a folder of the package. */
const weightFolders = ['400Regular', '600SemiBold'] as const;

export type ReportFonts = Readonly<{
  /** Family names for the template, the preferred first. */
  families: readonly string[];
  /** Folders with the font files. */
  folders: readonly string[];
  coverage: Coverage;
}>;

/** Signs of a font that the compiler brings along, as in report.typ. */
const broughtAlong = /[≈≠≤≥←-↓]/;

/** Finds the installed fonts and which characters they can print; reads about 12 MB, once. */
export function loadReportFonts(): ReportFonts {
  const installed = families.flatMap(({ family, packageName, isRequired }) => {
    const home = folderOfPackage(packageName);
    if (home === undefined && isRequired) throw new Error(`the font package ${packageName} is not installed`);
    return home === undefined ? [] : [{ family, folders: weightFolders.map((weight) => join(home, weight)) }];
  });
  const folders = installed.flatMap((font) => font.folders);
  // Both weights of a family have the same characters: the first one answers for both.
  const files = installed.map(({ folders: [folder = ''] }) => fontFileIn(folder));
  const isInstalled = coverageOf(files.map((path) => readFileSync(path)));
  return {
    families: installed.map(({ family }) => family),
    folders,
    coverage: (codePoint) => isInstalled(codePoint) || broughtAlong.test(String.fromCodePoint(codePoint)),
  };
}

function folderOfPackage(packageName: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
  } catch {
    return undefined;
  }
}

function fontFileIn(folder: string): string {
  const name = readdirSync(folder).find((file) => file.endsWith('.ttf'));
  if (name === undefined) throw new Error(`no font file in ${folder}`);
  return join(folder, name);
}
