import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { AnswerMode } from './switches.ts';

/** Seconds after which a register with a used-up quota wants to be asked again. */
const quotaSeconds = 30;

const page =
  '<!doctype html><html lang="en"><head><title>Maintenance (demo)</title></head><body><h1>Maintenance</h1><p>This register is being maintained (demo).</p></body></html>';

/** Plays a fault; true where the answer is out and there is nothing left to say. */
export async function playFault(mode: AnswerMode, reply: FastifyReply, slowMs: number): Promise<boolean> {
  switch (mode) {
    case 'ok':
      return false;
    case 'slow':
      await sleep(slowMs, undefined, { ref: false });
      return false;
    case 'silent':
      // Nobody answers: the connection stays until whoever asked gives up, or the registers stop.
      reply.hijack();
      return true;
    case 'down':
      reply.code(503).send({ error: 'unavailable', message: 'Ordered to be down (demo).' });
      return true;
    case 'quota':
      reply.code(429).header('retry-after', String(quotaSeconds)).send({ error: 'too_many_requests' });
      return true;
    case 'html':
      reply.code(200).type('text/html; charset=utf-8').send(page);
      return true;
    case 'empty':
      reply.code(200).send({});
      return true;
  }
}
