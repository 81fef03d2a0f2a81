import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ChromiumPlace } from './chromium.ts';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** Makes the package unpack its own NSS and expat, so that a bare machine needs no apt. */
const ownLibraries = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
const unpackScript = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/**
 * The Chromium of the npm package @sparticuz/chromium (Linux on x64), unpacked once per version into the
 * temp folder (that of the machine, not of a test run) and reused; undefined where the package is absent or has no binary for this machine.
 */
export async function bringChromium(): Promise<ChromiumPlace | undefined> {
  const manifest = join(packages, '@sparticuz', 'chromium', 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const kept = process.env.TEST_KEPT_FOLDER ?? tmpdir();
  const home = join(kept, `countercheck-chromium-${version}-${userInfo().uid}`);
  if (!existsSync(home)) await unpack(home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: await writeFontConfig(home),
    },
  };
}

/** Unpacks beside and renames, so that a second run at the same moment never meets half a browser. */
async function unpack(home: string): Promise<void> {
  const draft = await mkdtemp(`${home}-`);
  try {
    // The package always unpacks into the temp folder of its process: it gets a process and a folder of its own.
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpackScript], {
      cwd: dirname(packages),
      env: { ...process.env, ...ownLibraries, TMPDIR: draft },
    });
    await rename(draft, home);
  } catch (cause) {
    if (!existsSync(home)) throw new Error(`Chromium could not be unpacked into ${home}`, { cause });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The package brings only Open Sans (Latin, Cyrillic, Greek); our report fonts add Arabic and Chinese. */
async function writeFontConfig(home: string): Promise<string> {
  const ours = ['noto-sans', 'noto-sans-arabic', 'noto-sans-sc'].flatMap((name) =>
    ['400Regular', '700Bold'].map((weight) => join(packages, '@expo-google-fonts', name, weight)),
  );
  const folders = [join(home, 'fonts', 'fonts'), ...ours];
  const text = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(join(home, 'fonts-cache'))}</cachedir>`,
    '  <alias><family>sans-serif</family><prefer><family>Open Sans</family><family>Noto Sans</family></prefer></alias>',
    '</fontconfig>',
    '',
  ].join('\n');
  // Named by its content: checkouts that share the browser each keep their own list of folders.
  const file = join(home, `fonts-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.conf`);
  if (!existsSync(file)) {
    await writeFile(`${file}.${process.pid}`, text);
    await rename(`${file}.${process.pid}`, file);
  }
  return file;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
