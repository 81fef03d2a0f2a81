/** No honest answer is longer: a page of a hundred payments has about 200 KB. */
const maxBytes = 2 * 1024 * 1024;

/** A body that is no JSON is undefined. */
export type ReadAnswer = Readonly<{ status: number; body: unknown }>;

/** Reads an answer as JSON; throws where it is longer than any honest one. */
export async function readAnswer(answer: Response): Promise<ReadAnswer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return { status: answer.status, body: parseJson(Buffer.concat(parts).toString('utf8')) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
