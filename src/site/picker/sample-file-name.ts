const maxChars = 150;

/** The name a Content-Disposition header gives a file, safe to save under; undefined where it gives none. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const name = decode(encoded) ?? /filename="([^"]+)"/i.exec(disposition)?.[1];
  const safe = name
    ?.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, maxChars);
  return safe === undefined || safe === '' || safe.startsWith('.') ? undefined : safe;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
