/** Text of a tab that has died comes back for so long; after that nobody remembers having begun it. */
const keptMs = 7 * 24 * 60 * 60 * 1_000;
/** What is longer lives as long as its tab: the browser has room for some millions of letters in all. */
const maxChars = 50_000;
const beginning = 'left:';

let personOf: () => string | undefined = () => undefined;
let isTidy = false;

/** From now on unfinished entries of whoever is signed in outlive their tab, on this machine and for that person alone. */
export function keepLeftDrafts(person: () => string | undefined): void {
  personOf = person;
}

/** What a tab of this person left under a name; null where there is nothing, or nothing can be read. */
export function readLeftDraft(key: string): string | null {
  try {
    const name = nameOf(key);
    return name === undefined ? null : textOf(localStorage.getItem(name));
  } catch {
    return null;
  }
}

/** Keeps a copy beside the one that ends with its tab. */
export function writeLeftDraft(key: string, text: string): void {
  try {
    const name = nameOf(key);
    if (name === undefined) return;
    tidyUp();
    if (text.length > maxChars) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify([Date.now(), text]));
  } catch {
    // Storage may be full or switched off: then what is typed lives as long as its tab.
  }
}

/** Forgets the copy: it has arrived, or nobody wants it. */
export function forgetLeftDraft(key: string): void {
  try {
    const name = nameOf(key);
    if (name !== undefined) localStorage.removeItem(name);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

function nameOf(key: string): string | undefined {
  const person = personOf();
  return person === undefined || person === '' ? undefined : `${beginning}${person}:${key}`;
}

function textOf(kept: string | null): string | null {
  const [at, text]: readonly unknown[] = JSON.parse(kept ?? '[]');
  return typeof at === 'number' && typeof text === 'string' && Date.now() - at < keptMs ? text : null;
}

/** Once in the life of a page: what nobody came back for goes, whoever left it. */
function tidyUp(): void {
  if (isTidy) return;
  isTidy = true;
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(beginning) && isOver(localStorage.getItem(name))) localStorage.removeItem(name);
  }
}

function isOver(kept: string | null): boolean {
  try {
    return textOf(kept) === null;
  } catch {
    return true;
  }
}
