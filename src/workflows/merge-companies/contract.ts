import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { countryCode, instant, line, text, uuid } from '#kernel/shapes.ts';
import { companyStatusWords } from '#modules/companies/contract.ts';

/** So many merges are listed, the newest first. */
const maxListed = 200;
/** So many records are found for a name or a number. */
export const maxFound = 20;
/** So many names and numbers are asked for at once. */
const maxAsked = 4;
/** Names and numbers of a record. */
export const maxOfOne = 100;

/** A shorter reason says nothing. */
export const shortestReason = 10;
/** Why it was decided: read by whoever takes it back one day. */
const reason = line(500).min(shortestReason);

/** A record as its register says it. */
const recordView = z
  .object({
    id: uuid,
    name: text(1000),
    nameLat: text(1000),
    regCode: text(100),
    vatCode: text(100),
    address: text(1000),
    status: z.enum(companyStatusWords),
    registerName: text(300),
    isDemo: z.boolean(),
  })
  .meta({ id: 'CompanyRecordView' });
export type RecordView = z.output<typeof recordView>;

/** The names and numbers that somebody asks for. Pure. */
export function wordsAsked(q: string): string[] {
  const words = q.split(';').map((one) => one.trim());
  return words.filter((word) => word !== '');
}

const pair = z.object({
  countryCode,
  survivorId: uuid.describe('the record that stands for both'),
  mergedId: uuid.describe('the record that is found no more; its names and numbers lead to the other'),
});

const merge = z
  .object({
    countryCode,
    survivor: recordView,
    merged: recordView,
    reason: text(500),
    by: text(400).describe('who decided it'),
    at: instant,
  })
  .meta({ id: 'CompanyMerge' });
export type CompanyMerge = z.output<typeof merge>;

const mergePreview = z
  .object({
    survivor: recordView,
    merged: recordView,
    names: z.array(text(1000)).max(maxOfOne).describe('names that lead to the survivor from then on'),
    numbers: z.array(text(200)).max(maxOfOne).describe('numbers that do'),
    orders: z.int().min(0).describe('orders of the merged record, which lead to the survivor from then on'),
  })
  .meta({ id: 'CompanyMergePreview' });
export type MergePreview = z.output<typeof mergePreview>;

export const findRecords = defineEndpoint({
  name: 'findRecords',
  method: 'GET',
  path: '/staff/companies',
  summary: 'Companies by a name or a number, to choose two records of one',
  action: 'companies.merge',
  query: z.object({
    countryCode,
    q: line(300)
      .min(1)
      .refine((q) => wordsAsked(q).length <= maxAsked)
      .describe(`names and numbers, parted by a semicolon, ${maxAsked} at most`),
  }),
  reply: z.object({ items: z.array(recordView).max(maxFound) }),
});

export const listMerges = defineEndpoint({
  name: 'listMerges',
  method: 'GET',
  path: '/staff/companies/merges',
  summary: 'Records that are merged now, the newest first',
  action: 'companies.merge',
  reply: z.object({ items: z.array(merge).max(maxListed) }),
});

export const previewMerge = defineEndpoint({
  name: 'previewMerge',
  method: 'POST',
  path: '/staff/companies/merges/preview',
  summary: 'What merging two records would change in the search',
  action: 'companies.merge',
  body: pair,
  refuses: [404, 409],
  reply: mergePreview,
});

/** Orders, reports and links of the merged record lead to the survivor; an import changes nothing about it. */
export const mergeCompanies = defineEndpoint({
  name: 'mergeCompanies',
  method: 'POST',
  path: '/staff/companies/merges',
  summary: 'Say that two records are one company',
  action: 'companies.merge',
  body: pair.extend({ reason }),
  refuses: [404, 409],
});

export const splitCompanies = defineEndpoint({
  name: 'splitCompanies',
  method: 'POST',
  path: '/staff/companies/merges/split',
  summary: 'Take a merge back: both records are found again',
  action: 'companies.merge',
  body: z.object({ countryCode, mergedId: uuid, reason }),
  refuses: [409],
});
