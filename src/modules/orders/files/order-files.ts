import { createHash } from 'node:crypto';
import { type Actor, actorName, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { fileEndings, fileTypeOf } from './customer-file.ts';
import { maxOrderFiles, type OrderFileView } from './order-file-shape.ts';
import {
  deleteOrderFiles,
  findOrderFile,
  findOrderFiles,
  insertOrderFile,
  insertOrderFileEvent,
  type OrderFile,
} from './order-files-repository.ts';
import { orderFileProblems } from './problems.ts';

export type { OrderFile } from './order-files-repository.ts';

/** Papers that a customer gives the analyst while the report is being made: kept as they came, never opened here. */
export function createOrderFiles({ clock }: { clock: Clock }) {
  return {
    list: findOrderFiles,
    /**
     * Adds a file to a locked order that `isOpen` for it; the same bytes again are the same file: the answer was lost on
     * the way. Throws 409 for one too many and where it is not open, 415 for another kind of file.
     */
    async add(
      tx: Tx,
      order: Readonly<{ id: string; isOpen: boolean }>,
      bytes: Buffer,
      actor: Actor,
    ): Promise<void> {
      const type = fileTypeOf(bytes);
      if (type === undefined) throw new Problem(orderFileProblems.fileType);
      const files = await findOrderFiles(tx, order.id);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (files.some((file) => file.sha256 === sha256)) return;
      if (!order.isOpen) throw new Problem(orderFileProblems.tooLate);
      const position = files.length + 1;
      if (position > maxOrderFiles) throw new Problem(orderFileProblems.tooMany);
      const at = clock.now();
      const id = uuidv7(at);
      await insertOrderFile(tx, { id, orderId: order.id, position, type, sha256, bytes, addedAt: at });
      await insertOrderFileEvent(tx, {
        orderId: order.id,
        fileId: id,
        event: 'added',
        actor: actorName(actor),
        at,
      });
    },
    /** The bytes as they came, for staff; who took them is noted. Throws 404. */
    async take(tx: Tx, orderId: string, fileId: string, actor: Actor) {
      const file = await findOrderFile(tx, orderId, fileId);
      if (file === undefined) throw new Problem(orderFileProblems.unknown);
      const at = clock.now();
      await insertOrderFileEvent(tx, { orderId, fileId, event: 'read', actor: actorName(actor), at });
      return { bytes: file.bytes, fileName: orderFileName(file) };
    },
  };
}

export type OrderFiles = ReturnType<typeof createOrderFiles>;

/** Forgets the files of an order, an event row for each. */
export async function eraseOrderFiles(tx: Tx, orderId: string, at: Date): Promise<void> {
  for (const { id } of await findOrderFiles(tx, orderId))
    await insertOrderFileEvent(tx, { orderId, fileId: id, event: 'erased', actor: actorName(system), at });
  await deleteOrderFiles(tx, orderId);
}

/** A file without its bytes. */
export function viewOrderFile({ id, type, size, addedAt }: OrderFile): OrderFileView {
  return { id, type, size, addedAt: addedAt.toISOString() };
}

function orderFileName({ position, type }: Pick<OrderFile, 'position' | 'type'>): string {
  return `file-${position}.${fileEndings[type]}`;
}
