import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { CustomerFileType } from './order-file-shape.ts';

export type OrderFile = Readonly<{
  id: string;
  orderId: string;
  position: number;
  type: CustomerFileType;
  sha256: string;
  size: number;
  addedAt: Date;
}>;

export async function insertOrderFile(
  tx: Tx,
  { id, orderId, position, type, sha256, addedAt, bytes }: Omit<OrderFile, 'size'> & { bytes: Buffer },
): Promise<void> {
  await tx
    .insertInto('order_files')
    .values({ id, order_id: orderId, position, type, sha256, bytes, added_at: addedAt })
    .execute();
}

export async function insertOrderFileEvent(
  tx: Tx,
  row: { orderId: string; fileId: string; event: 'added' | 'read' | 'erased'; actor: string; at: Date },
): Promise<void> {
  const { orderId, fileId, ...rest } = row;
  await tx
    .insertInto('order_file_events')
    .values({ order_id: orderId, file_id: fileId, ...rest })
    .execute();
}

/** The files of an order in the order in which they came: everything but the bytes. */
export async function findOrderFiles(db: Db | Tx, orderId: string): Promise<OrderFile[]> {
  const rows = await filesOf(db, orderId);
  return rows.map((row) => ({ ...row, type: row.type as CustomerFileType })); // CHECK of the table
}

const filesOf = compiledOnce((db, orderId: string) =>
  db
    .selectFrom('order_files')
    .select(({ fn }) => [
      'id',
      'order_id as orderId',
      'position',
      'type',
      'sha256',
      fn<number>('octet_length', ['bytes']).as('size'),
      'added_at as addedAt',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position'),
);

/** The bytes of a file of an order. */
export async function findOrderFile(
  db: Db | Tx,
  orderId: string,
  fileId: string,
): Promise<{ position: number; type: CustomerFileType; bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('order_files')
    .select(['position', 'type', 'bytes'])
    .where('order_id', '=', orderId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  return row && { ...row, type: row.type as CustomerFileType }; // CHECK of the table
}

export async function deleteOrderFiles(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('order_files').where('order_id', '=', orderId).execute();
}
