import type { CustomerFileType } from './order-file-shape.ts';

/** What a file begins with; nothing else of it is ever read here. */
const beginnings: readonly (readonly [CustomerFileType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];

/** How a customer's file is named for staff: by what it is, never by what it was called. */
export const fileEndings: Readonly<Record<CustomerFileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Which kind of file these bytes are by their beginning; undefined for any kind that is not taken. */
export function fileTypeOf(bytes: Buffer): CustomerFileType | undefined {
  return beginnings.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
}
