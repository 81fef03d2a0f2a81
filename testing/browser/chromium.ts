import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { borrowBrowser } from './kept-browser.ts';
import { bringChromium } from './npm-chromium.ts';

/** An executable with the environment it needs beside our own. */
export type ChromiumPlace = Readonly<{ executablePath: string; env: Readonly<Record<string, string>> }>;

/** Quiet on every machine: no sandbox (root in containers), no GPU, no call home. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium; throws one sentence that says what to install when there is none. */
export function launchChromium(): Promise<Browser> {
  return borrowBrowser(launch);
}

async function launch(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  // Where the machine has no language set, Chromium would give up file names beyond ASCII.
  const language = { LC_ALL: 'C.UTF-8' };
  return chromium.launch({ executablePath, args: flags, env: { ...process.env, ...language, ...env } });
}

/**
 * CHROMIUM_PATH, else the one that came with `npm ci`, else one that the machine has. The one from npm is the same everywhere
 * and a browser without windows: what the others draw around a page takes as much of the processor again.
 */
export async function findChromium(): Promise<ChromiumPlace> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return { executablePath: chosen, env: {} };
  }
  const brought = await bringChromium();
  if (brought !== undefined) return brought;
  const installed = usualPlaces(process.platform, process.env).find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, env: {} };
  throw new Error(
    'No Chromium found: install Chromium or Google Chrome (Debian and Ubuntu: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the executable of one.',
  );
}

/** Where Chromium, Chrome and Edge are usually installed on this kind of system. */
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    const tails = [
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Chromium', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ];
    return roots.flatMap((root) => tails.map((tail) => join(root, ...tail)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}
