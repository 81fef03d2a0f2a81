/** What was kept under a name for as long as this tab lives; undefined where there is nothing, or nothing can be read. */
export function readDraft(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for as long as this tab lives. */
export function writeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be switched off: then what is typed lives as long as the page.
  }
}

/** Forgets what was kept: it has arrived, or nobody wants it. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** Forgets everything whose name begins so. */
export function forgetDrafts(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(beginning)) forgetDraft(key);
  } catch {
    // as above
  }
}

/** The very text that was kept under a name; null where there is none, or nothing can be read. */
export function readDraftText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text as it is, for as long as this tab lives. */
export function writeDraftText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // as above
  }
}
