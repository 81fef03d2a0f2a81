import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { count, text, uuid } from '#kernel/shapes.ts';

const byOrder = z.object({ orderId: uuid });
/** Ten times what a long report takes. */
const maxDrawnChars = 50_000_000;

export const previewReport = defineEndpoint({
  name: 'previewReport',
  method: 'GET',
  path: '/staff/orders/{orderId}/preview/{locale}',
  summary: 'The report as it stands, as PDF',
  action: 'desk.work',
  params: byOrder.extend({ locale: z.enum(locales) }),
  file: 'application/pdf',
});

/** The pages of a report as a picture, and where in it each section begins. */
const drawnPages = z
  .object({
    svg: text(maxDrawnChars).describe(
      'SVG: A4 pages below each other, or the one that was asked for; letters as outlines',
    ),
    page: z.int().min(1).max(500).nullable().describe('which page it shows; null is all of them'),
    pageCount: z.int().min(1).max(500),
    places: z
      .array(z.object({ section: text(60), page: z.int().min(1).max(500) }))
      .max(500)
      .describe('on which page a section, or a part of one, begins; the first page is 1'),
    changeNo: count.describe('the change of the dossier that is the last one in it'),
  })
  .meta({ id: 'DrawnPages' });
export type DrawnPages = z.output<typeof drawnPages>;

/** For the editor: what a change does to the page, seen within a second. */
export const previewPages = defineEndpoint({
  name: 'previewPages',
  method: 'GET',
  path: '/staff/orders/{orderId}/preview/{locale}/pages',
  summary: 'The pages of the report as it stands, as one picture',
  action: 'desk.work',
  params: byOrder.extend({ locale: z.enum(locales) }),
  query: z.object({
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(500)
      .optional()
      .describe('this page alone; the last one where there are fewer'),
    section: text(60)
      .optional()
      .describe('the page alone on which this section begins; the first where it is not printed'),
  }),
  reply: drawnPages,
});

/** A stranger's file: saved, never opened in the page; who took it is noted. */
export const getClaimFile = defineEndpoint({
  name: 'getClaimFile',
  method: 'GET',
  path: '/staff/orders/{orderId}/claim-files/{fileId}',
  summary: 'A file of a claim, as it came',
  action: 'desk.work',
  params: byOrder.extend({ fileId: uuid.describe('of a file of a claim') }),
  file: 'application/octet-stream',
});

/** A stranger's file, as those of a claim: saved, never opened in the page; who took it is noted. */
export const getOrderFile = defineEndpoint({
  name: 'getOrderFile',
  method: 'GET',
  path: '/staff/orders/{orderId}/files/{fileId}',
  summary: 'A file that the customer gave the analyst, as it came',
  action: 'desk.work',
  params: byOrder.extend({ fileId: uuid.describe('of a file of the order') }),
  file: 'application/octet-stream',
});
