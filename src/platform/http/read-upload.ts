import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#kernel/endpoint.ts';
import { Problem } from '#kernel/problem.ts';
import { tooLarge, uploadProblems, uploadRefusal } from './upload-refusal.ts';

/** Boundaries, headers and the few fields around the file. */
const aroundFileBytes = 64 * 1024;
/** No client that means it needs longer for a few megabytes. */
const usualPatienceMs = 15_000;

/** Reads the one file of a request, in a form or as the body itself; throws the refusal of anything else. */
export async function readUpload(
  { raw, parts }: UploadRequest,
  upload: Upload,
  patienceMs = usualPatienceMs,
): Promise<Buffer> {
  const { field, types, maxBytes } = upload;
  const refuse = (problem: Parameters<typeof uploadRefusal>[0], cause?: unknown) =>
    uploadRefusal(problem, { field, cause });
  const type = mediaType(raw.headers['content-type']);
  const isForm = type === 'multipart/form-data';
  const timer = setTimeout(() => raw.destroy(), patienceMs);
  try {
    if (type === undefined) throw refuse(uploadProblems.noFile);
    if (!isForm && !types.includes(type)) throw refuse(uploadProblems.wrongType);
    const announced = Number(raw.headers['content-length'] ?? 0);
    if (announced > maxBytes + (isForm ? aroundFileBytes : 0)) throw refuse(tooLarge(maxBytes));
    const bytes = isForm ? await readForm(parts(maxBytes)) : await readBody(raw, maxBytes);
    if (bytes === undefined || bytes.length === 0) throw refuse(uploadProblems.noFile);
    return bytes;
  } catch (error) {
    drain(raw, maxBytes);
    if (error instanceof Problem) throw error;
    throw refuse(meaningOf(error, maxBytes), error);
  } finally {
    clearTimeout(timer);
  }
}

/** What reading needs of a request. */
export type UploadRequest = Readonly<{
  raw: FastifyRequest['raw'];
  parts: (maxBytes: number) => AsyncIterable<MultipartFile | { type: 'field' }>;
}>;

class TooLarge extends Error {}

function meaningOf(error: unknown, maxBytes: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof TooLarge || code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes);
  const isCrowded = code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT';
  return isCrowded ? uploadProblems.oneFile : uploadProblems.unreadable;
}

/** Whole media type without its parameters. */
function mediaType(header: string | undefined): string | undefined {
  return header?.split(';')[0]?.trim().toLowerCase();
}

async function readForm(parts: ReturnType<UploadRequest['parts']>): Promise<Buffer | undefined> {
  let file: Buffer | undefined;
  // To the end, although the file may come first: a second one is refused.
  for await (const part of parts) if (part.type === 'file') file = await part.toBuffer();
  return file;
}

async function readBody(raw: FastifyRequest['raw'], maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection must live on: the refusal goes back over it.
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** Lets the rest of a refused body pass, so that the client comes to read the refusal; not for ever. */
function drain(raw: FastifyRequest['raw'], maxBytes: number): void {
  raw.unpipe();
  if (raw.readableEnded || raw.destroyed) return;
  let left = 2 * maxBytes;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
