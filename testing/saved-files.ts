import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A kind of file that somebody saves while a page is open, and by what it is seen there. */
export type SavedFile = Readonly<{
  file: string;
  /** The page that shows it. */
  page: string;
  /** What stands in the file, and what stands there after the save of that number. */
  from: string;
  to: (save: number) => string;
  /** Asked in the browser at each frame until it is true. */
  isSeen: (save: number) => boolean;
}>;

const form = 'src/site/feedback/contact/ContactForm';

/** One file of each kind; what they show is on the contact page, where something was typed, and on a continent's. */
export const savedFiles = {
  component: {
    file: `${form}.tsx`,
    page: '/contact',
    from: '<form\n',
    to: (save) => `<form\n      data-save="${save}"\n`,
    isSeen: (save) => document.querySelector(`form[data-save="${save}"]`) !== null,
  },
  style: {
    file: `${form}.module.css`,
    page: '/contact',
    from: '',
    to: (save) => `.form { outline: ${save + 1}px solid transparent; }\n`,
    isSeen: (save) =>
      [...document.querySelectorAll('form')].some(
        (one) => getComputedStyle(one).outlineWidth === `${save + 1}px`,
      ),
  },
  text: {
    file: 'src/site/feedback/texts/en.ts',
    page: '/contact',
    from: "send: 'Send'",
    to: (save) => `send: 'Send ${save}'`,
    isSeen: (save) =>
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === `Send ${save}`),
  },
  /** Words of every page, which no room loads for itself. */
  frame: {
    file: 'src/site/texts/en.ts',
    page: '/contact',
    from: "contact: 'Contact'",
    to: (save) => `contact: 'Contact ${save}'`,
    isSeen: (save) =>
      [...document.querySelectorAll('a')].some(({ textContent }) => textContent === `Contact ${save}`),
  },
  server: {
    file: 'src/modules/countries/routes.ts',
    page: '/countries/continent/europe',
    from: 'name: name[locale] }',
    to: (save) => `name: \`\${name[locale]} ${save}\` }`,
    isSeen: (save) => document.querySelector('h1')?.textContent.includes(`Europe ${save}`) === true,
  },
} as const satisfies Readonly<Record<string, SavedFile>>;

const onceMoreMs = 20_000;

/** Saves that are made one after another in a copy of the tree. */
export type Saver = Readonly<{
  /** Saves the file for the next time and answers after how many milliseconds the open page shows it. */
  save(page: Page): Promise<number>;
}>;

/** Prepares the saves of one file; throws if it does not hold what is to be changed. */
export function saverOf(folder: string, { file, from, to, isSeen }: SavedFile): Saver {
  const path = join(folder, file);
  const original = readFileSync(path, 'utf8');
  if (!original.includes(from))
    throw new Error(`${file} has no "${from}" any more: see testing/saved-files.ts`);
  let saves = 0;
  return {
    async save(page) {
      saves += 1;
      // An empty text to be replaced stands for the end of the file.
      const text = from === '' ? original + to(saves) : original.replace(from, () => to(saves));
      const began = performance.now();
      writeFileSync(path, text);
      const isShown = (timeout?: number) =>
        page.waitForFunction(isSeen, saves, { polling: 'raf', ...(timeout && { timeout }) });
      // Of a file system that is very busy one event in hundreds is lost: whoever sees nothing saves once more.
      await isShown(onceMoreMs).catch(() => {
        writeFileSync(path, text);
        return isShown();
      });
      return performance.now() - began;
    },
  };
}
