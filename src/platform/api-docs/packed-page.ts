import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text as it is kept: packed alone, because hardly anybody reads it otherwise. */
export type Packed = Readonly<{ gzip: Buffer; tag: string }>;

/** Packs a text once for all who read it. */
export function pack(text: string): Packed {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { gzip: gzipSync(text), tag };
}

/** Sends what the reader has not got yet, packed where that is read. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: Packed): FastifyReply {
  const { gzip, tag } = page;
  reply.header('ETag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(gzip));
  return reply.header('Content-Encoding', 'gzip').send(gzip);
}
