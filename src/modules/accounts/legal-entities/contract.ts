import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { emailText, instant, text, uuid } from '#kernel/shapes.ts';

/** Colleagues of a Director, at most. */
export const maxColleagues = 50;

export const memberView = z.object({
  memberId: uuid,
  name: text(400).describe('the e-mail where no name was given'),
  email: emailText.describe('told to the Director, and to each their own; empty otherwise'),
  isDirector: z.boolean(),
  isSelf: z.boolean(),
  joinedAt: instant.nullable().describe('null for the Director'),
});
export type MemberView = z.output<typeof memberView>;

/** The company one acts for, and its people. */
export const companyView = z
  .object({
    name: text(300),
    isDirector: z.boolean().describe('whether it is oneself who answers for it'),
    members: z.array(memberView).max(maxColleagues + 1),
  })
  .meta({ id: 'OwnCompany' });
export type CompanyView = z.output<typeof companyView>;

export const getOwnCompany = defineEndpoint({
  name: 'getOwnCompany',
  method: 'GET',
  path: '/User/Company',
  summary: 'The company one acts for and its people; null where there is none',
  action: 'company.join',
  reply: z.object({ company: companyView.nullable() }),
});
