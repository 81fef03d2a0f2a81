import { z } from 'zod';
import { interestTypes } from '../vocabulary/ownership.ts';
import {
  addressOf,
  countries,
  day,
  identifiers,
  jurisdiction,
  partialDay,
  source,
  unspecified,
  uri,
  words,
} from './component-shapes.ts';

/** Which subtypes go with a type of entity; `other` goes with all. */
const subtypes: Readonly<Record<string, readonly string[]>> = {
  arrangement: ['trust', 'nomination'],
  legalEntity: ['trust'],
  stateBody: ['governmentDepartment', 'stateAgency'],
};

const entityType = z
  .object({
    type: z.enum([
      'registeredEntity',
      'legalEntity',
      'arrangement',
      'anonymousEntity',
      'unknownEntity',
      'state',
      'stateBody',
    ]),
    subtype: z.enum(['governmentDepartment', 'stateAgency', 'other', 'trust', 'nomination']).optional(),
    details: words.optional(),
  })
  .refine(
    ({ type, subtype }) =>
      subtype === undefined || subtype === 'other' || (subtypes[type] ?? []).includes(subtype),
    { path: ['subtype'] },
  );

const listing = z.object({
  marketIdentifierCode: words.optional(),
  operatingMarketIdentifierCode: words.optional(),
  stockExchangeJurisdiction: words.min(2).max(6),
  stockExchangeName: words,
  security: z.object({
    idScheme: z.enum(['isin', 'figi', 'cusip', 'cins']).optional(),
    id: words.optional(),
    ticker: words,
  }),
});

export const entityRecord = z.object({
  isComponent: z.boolean(),
  entityType,
  unspecifiedEntityDetails: unspecified.optional(),
  name: words.optional(),
  alternateNames: z.array(words).max(1_000).optional(),
  jurisdiction: jurisdiction.optional(),
  identifiers: identifiers.optional(),
  foundingDate: day.optional(),
  dissolutionDate: day.optional(),
  addresses: z
    .array(addressOf(['registered', 'business', 'alternative']))
    .max(1_000)
    .optional(),
  uri: uri.optional(),
  publicListing: z
    .object({
      hasPublicListing: z.boolean(),
      companyFilingsURLs: z.array(uri).max(1_000).optional(),
      securitiesListings: z.array(listing).max(1_000).optional(),
    })
    .optional(),
  formedByStatute: z.object({ name: words.optional(), date: day.optional() }).optional(),
});

const personName = z.object({
  type: z.enum(['legal', 'translation', 'transliteration', 'former', 'alternative', 'birth']).optional(),
  fullName: words,
  familyName: words.optional(),
  givenName: words.optional(),
  patronymicName: words.optional(),
});

const exposure = z.object({
  reason: words.optional(),
  missingInfoReason: words.optional(),
  jurisdiction: jurisdiction.optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  source: source.optional(),
});

export const personRecord = z.object({
  isComponent: z.boolean(),
  personType: z.enum(['anonymousPerson', 'unknownPerson', 'knownPerson']),
  unspecifiedPersonDetails: unspecified.optional(),
  names: z.array(personName).max(1_000).optional(),
  identifiers: identifiers.optional(),
  nationalities: countries.optional(),
  placeOfBirth: addressOf(['placeOfBirth']).optional(),
  birthDate: partialDay.optional(),
  deathDate: partialDay.optional(),
  taxResidencies: countries.optional(),
  addresses: z
    .array(addressOf(['residence', 'service', 'alternative']))
    .max(1_000)
    .optional(),
  politicalExposure: z
    .object({
      status: z.enum(['isPep', 'isNotPep', 'unknown']),
      details: z.array(exposure).max(1_000).optional(),
    })
    .optional(),
});

const percent = z.number().min(0).max(100).optional();

const interest = z.object({
  type: z.enum(interestTypes).optional(),
  directOrIndirect: z.enum(['direct', 'indirect', 'unknown']).optional(),
  beneficialOwnershipOrControl: z.boolean().optional(),
  details: words.optional(),
  share: z
    .object({
      exact: percent,
      maximum: percent,
      minimum: percent,
      exclusiveMinimum: percent,
      exclusiveMaximum: percent,
    })
    .optional(),
  startDate: day.optional(),
  endDate: day.optional(),
});

export const relationshipRecord = z
  .object({
    isComponent: z.boolean(),
    componentRecords: z.array(words).max(10_000).optional(),
    subject: z.union([words, unspecified]),
    interestedParty: z.union([words, unspecified]),
    interests: z.array(interest).max(1_000).optional(),
  })
  .refine(({ isComponent, componentRecords = [] }) => !isComponent || componentRecords.length === 0, {
    path: ['componentRecords'],
    error: 'a component has no components',
  });
