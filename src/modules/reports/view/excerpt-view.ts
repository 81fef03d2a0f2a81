import { z } from 'zod';
import { text } from '#kernel/shapes.ts';

/** A part of a kept copy: some lines with the value marked among them, as `readExcerpt` of the service answers it. */
export const excerptView = z
  .object({
    lines: z.array(z.object({ before: text(300), marked: text(300), after: text(300) })).max(20),
    isCut: z.boolean().describe('the copy goes on before or after these lines'),
  })
  .meta({ id: 'EvidenceExcerpt' });
export type ExcerptView = z.output<typeof excerptView>;
