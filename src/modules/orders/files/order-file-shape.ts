import { z } from 'zod';
import { instant, uuid } from '#kernel/shapes.ts';

/** What a customer may give us as a file, and how large it may be: with a claim, or for the analyst. */
export const customerFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type CustomerFileType = (typeof customerFileTypes)[number];
export const maxCustomerFileBytes = 5 * 1024 * 1024;

/** Papers for the analyst that an order takes. */
export const maxOrderFiles = 3;

/** A file that the customer gave the analyst, without its bytes. */
export const orderFileView = z
  .object({
    id: uuid,
    type: z.enum(customerFileTypes),
    size: z.int().min(1).max(maxCustomerFileBytes),
    addedAt: instant,
  })
  .meta({ id: 'OrderFile' });
export type OrderFileView = z.output<typeof orderFileView>;
