import { open } from 'node:fs/promises';
import type { TestRecord } from './tally.ts';

/**
 * Tells of each test as it ends, out of the file into which its process reports. The answer ends the watch, and waits until what is read has been
 * told; what comes after that is told by whoever reads the whole report.
 */
export function watchReport(
  path: string,
  onRecord: (record: TestRecord) => void,
  everyMs = 1_000,
): () => Promise<void> {
  let offset = 0;
  let rest = '';
  let reading = Promise.resolve();
  const decoder = new TextDecoder();
  const look = async () => {
    const file = await open(path).catch(() => undefined);
    if (file === undefined) return; // not begun yet
    try {
      const { size } = await file.stat();
      const buffer = Buffer.alloc(size - offset);
      const { bytesRead } = await file.read(buffer, 0, buffer.length, offset);
      offset += bytesRead;
      const lines = (rest + decoder.decode(buffer.subarray(0, bytesRead), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onRecord(JSON.parse(line));
    } finally {
      await file.close();
    }
  };
  const timer = setInterval(() => {
    reading = reading.then(look).catch(() => undefined);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await reading;
  };
}
