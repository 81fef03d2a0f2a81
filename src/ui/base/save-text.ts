const keptMs = 60_000;

/** Hands a text to the browser to save as a file. */
export function saveText(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
