import type { FastifyReply } from 'fastify';

/**
 * Sends a finished page in its pieces, with the headers that the reply has so far. They go to the socket as they are, in
 * one write: copying them together first costs as much as everything else about a cached page.
 */
export function sendPieces(reply: FastifyReply, pieces: readonly Buffer[]): FastifyReply {
  const headers = reply.getHeaders();
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-length', length);
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  raw.uncork();
  return reply;
}
