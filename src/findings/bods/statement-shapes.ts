import { z } from 'zod';
import { moment, source, uri, words } from './component-shapes.ts';
import { entityRecord, personRecord, relationshipRecord } from './record-shapes.ts';

const annotation = z
  .object({
    statementPointerTarget: words,
    creationDate: moment.optional(),
    createdBy: z.object({ name: words.optional(), uri: uri.optional() }).optional(),
    motivation: z.enum(['commenting', 'correcting', 'identifying', 'linking', 'transformation']),
    description: words.optional(),
    transformedContent: words.optional(),
    url: uri.optional(),
  })
  .refine(({ motivation, url }) => motivation !== 'linking' || url !== undefined, { path: ['url'] })
  .refine(
    ({ motivation, transformedContent = '' }) => motivation === 'transformation' || transformedContent === '',
    { path: ['transformedContent'] },
  );

const publication = z.object({
  publicationDate: moment,
  bodsVersion: words.regex(/^\d+\.\d+$/),
  license: uri.optional(),
  publisher: z
    .object({ name: words.optional(), url: uri.optional() })
    .refine(({ name, url }) => name !== undefined || url !== undefined, 'neither name nor url'),
});

const head = {
  statementId: z.string().min(32).max(64),
  statementDate: moment,
  annotations: z.array(annotation).max(1_000).optional(),
  publicationDetails: publication.optional(),
  source: source.optional(),
  declaration: words.optional(),
  declarationSubject: words,
  recordId: words,
  recordStatus: z.enum(['new', 'updated', 'closed']).optional(),
};

export const statement = z.discriminatedUnion('recordType', [
  z.object({ ...head, recordType: z.literal('entity'), recordDetails: entityRecord }),
  z.object({ ...head, recordType: z.literal('person'), recordDetails: personRecord }),
  z.object({ ...head, recordType: z.literal('relationship'), recordDetails: relationshipRecord }),
]);

/** A statement of the Beneficial Ownership Data Standard 0.4. */
export type BodsStatement = z.output<typeof statement>;

/** A file: all its statements in one list. */
export const statements = z.array(statement).max(100_000);
