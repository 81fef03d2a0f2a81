import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import type { Notice, NoticeKind, NoticeStage } from '#findings/vocabulary/events.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { cutRemark, dayOf, links, lookUp, maxAnswerBytes, ownRecords, text, wordsOf } from './wire.ts';

const charge = z.object({
  links,
  charge_code: text,
  charge_number: z.number().nullish(),
  status: text,
  classification: z.object({ description: text }).nullish(),
  created_on: text,
  delivered_on: text,
  satisfied_on: text,
  persons_entitled: z
    .array(z.object({ name: text }))
    .max(50)
    .nullish(),
});
const insolvencyCase = z.object({
  type: z.string().max(300),
  number: z.union([z.string().max(50), z.number()]).nullish(),
  dates: z
    .array(z.object({ type: z.string().max(100), date: z.string().max(40) }))
    .max(50)
    .nullish(),
});
/** Charges come as `items`, insolvencies as `cases`; a company without either answers 404. */
const answer = z.object({
  total_count: z.number().int().min(0).nullish(),
  items: z.array(charge).max(2_000).nullish(),
  cases: z.array(insolvencyCase).max(200).nullish(),
});

const stages: Readonly<Record<string, NoticeStage>> = {
  outstanding: 'under_way',
  'part-satisfied': 'under_way',
  'fully-satisfied': 'satisfied',
  satisfied: 'satisfied',
};

/** Beginnings of the register's kinds of cases; a moratorium and an arrangement are there to save the company. */
const cases: readonly (readonly [beginning: string, kind: NoticeKind])[] = [
  ['members-voluntary-liquidation', 'liquidation'],
  ['in-administration', 'restructuring'],
  ['administration-order', 'restructuring'],
  ['corporate-voluntary-arrangement', 'restructuring'],
  ['order-of-court-restructuring-plan', 'restructuring'],
  ['liquidation-moratorium', 'restructuring'],
  ['moratorium', 'restructuring'],
];

/** Dates that end a case. One that is over is never told as one that runs. */
const endings = new Set([
  'case-end-on',
  'concluded-winding-up-on',
  'dissolved-on',
  'administration-ended-on',
  'administration-discharged-on',
  'moratorium-ended-on',
  'voluntary-arrangement-ended-on',
]);

/** Days that are still to come when they are written down, and begin nothing. */
const planned = new Set(['due-to-be-dissolved-on']);

/** `GET /company/{number}/charges` and `…/insolvency` of the Public Data API of Companies House. */
export const companiesHouseNotices: Reader = {
  code: 'companies-house/notices',
  version: 3,
  part: 'notices',
  maxBytes: maxAnswerBytes,
  read(bytes, context): Reading {
    const { items, total_count, cases: found } = readJson(bytes, answer, maxAnswerBytes);
    if (!items && !found) throw new Unreadable('not_this_format', 'neither charges nor cases');
    const { own, remarks } = ownRecords('items', items ?? [], context);
    remarks.push(...cutRemark(total_count));
    const findings = [
      ...own.flatMap(({ record, at }) => chargeOf(record, pointer('items', at))),
      ...(found ?? []).flatMap((item, at) => {
        const place = pointer('cases', at);
        const notice = caseOf(item, place);
        if (notice === undefined) remarks.push({ place, remark: 'a case without a date' });
        return notice ?? [];
      }),
    ];
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks };
  },
};

function chargeOf(item: z.output<typeof charge>, place: string): Notice[] {
  const day = dayOf(item.created_on) ?? dayOf(item.delivered_on);
  if (day === undefined) return [];
  const number = item.charge_code ?? (item.charge_number?.toString() || undefined);
  const holders = (item.persons_entitled ?? []).flatMap(({ name }) => (name ? [name] : []));
  const satisfied = dayOf(item.satisfied_on);
  return [
    {
      kind: 'notice',
      place,
      noticeKind: 'charge',
      stage: satisfied === undefined ? (lookUp(stages, item.status ?? '') ?? 'unstated') : 'satisfied',
      day: satisfied ?? day,
      title: item.classification?.description || 'Charge',
      lang: 'en',
      role: 'chargor',
      ...(number && { number }),
      ...(holders.length > 0 && { counterparty: holders.join('; ') }),
    },
  ];
}

function caseOf({ type, number, dates }: z.output<typeof insolvencyCase>, place: string): Notice | undefined {
  const days = (dates ?? [])
    .flatMap((one) => {
      const day = dayOf(one.date);
      return day === undefined
        ? []
        : [{ day, isEnd: endings.has(one.type), isPlanned: planned.has(one.type) }];
    })
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const latest = days.find(({ isPlanned }) => !isPlanned) ?? days[0];
  if (latest === undefined) return undefined;
  // An arrangement that began after a moratorium had ended is what runs now.
  const end = latest.isEnd ? latest : undefined;
  return {
    kind: 'notice',
    place,
    noticeKind: cases.find(([beginning]) => type.startsWith(beginning))?.[1] ?? 'insolvency',
    stage: end !== undefined || /(^|-)end-of-moratorium/.test(type) ? 'closed' : 'under_way',
    day: end?.day ?? latest.day,
    title: wordsOf(type),
    lang: 'en',
    role: 'debtor',
    ...(number !== undefined && number !== null && { number: String(number) }),
  };
}
