/**
 * What the name of a kept copy ends with, by its bytes and not by what its source called it: a stranger's markup is saved as
 * text, so that no browser runs it when the file is opened.
 */
export function fileEnding(bytes: Uint8Array): 'pdf' | 'json' | 'txt' | 'bin' {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 5));
  if (start === '%PDF-') return 'pdf';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\u0000')) return 'bin';
    return /^\s*[[{]/u.test(text) && isJson(text) ? 'json' : 'txt';
  } catch {
    return 'bin';
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
