import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Outcome, root } from './check.ts';
import { countLines } from './file-sizes.ts';
import { listFiles } from './list-files.ts';
import { anchorsOf, linksOf } from './markdown.ts';
import { roomOf } from './rooms.ts';

const longestReadmeLines = 30;

/** Every relative link and anchor leads somewhere; every module and workflow has a README of at most 30 lines. */
export function checkDocs(): Outcome {
  const files = listFiles('*.md', '{docs,src,database,bin,testing,e2e,bench}/**/*.md');
  const pages = new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));
  const exists = (path: string) => existsSync(new URL(path, root));
  const sources = listFiles('src/{modules,workflows}/*/**/*.{ts,tsx}');
  const rooms = new Set(sources.flatMap((file) => roomOf(file)?.folder ?? []));
  return {
    findings: [...brokenLinks(pages, exists), ...readmeFindings([...rooms], pages)],
    note: `${files.length} pages`,
  };
}

/** Links of these pages (by file name) that lead to no file or no heading. */
export function brokenLinks(pages: ReadonlyMap<string, string>, exists: (path: string) => boolean): string[] {
  return [...pages].flatMap(([file, text]) =>
    linksOf(text).flatMap((link) => {
      const objection = judgeLink(file, link, pages, exists);
      return objection === undefined ? [] : [`${file}: ${link} ${objection}`];
    }),
  );
}

function judgeLink(
  file: string,
  link: string,
  pages: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return undefined;
  const [path = '', anchor] = link.split('#');
  const written = decodeURIComponent(path.replace(/\?.*$/, ''));
  const folder = written.startsWith('/') ? '.' : posix.dirname(file);
  const target = written === '' ? file : posix.normalize(posix.join(folder, written)).replace(/\/$/, '');
  if (target.startsWith('..')) return 'leads out of the project';
  const page = pages.get(target);
  if (page === undefined && !exists(target)) return 'leads nowhere';
  if (anchor === undefined || anchor === '' || page === undefined) return undefined;
  return anchorsOf(page).has(decodeURIComponent(anchor)) ? undefined : 'has no such heading';
}

/** Rooms whose README is missing or too long. */
export function readmeFindings(rooms: readonly string[], pages: ReadonlyMap<string, string>): string[] {
  return rooms.flatMap((room) => {
    const file = `${room}/README.md`;
    const page = pages.get(file);
    if (page === undefined) return [`${file} is missing`];
    const lines = countLines(page);
    return lines > longestReadmeLines ? [`${file} has ${lines} lines, more than ${longestReadmeLines}`] : [];
  });
}
