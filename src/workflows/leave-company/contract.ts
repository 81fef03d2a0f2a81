import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { uuid } from '#kernel/shapes.ts';

/** What the colleague ordered for the company goes over to the Director. */
export const removeColleague = defineEndpoint({
  name: 'removeColleague',
  method: 'POST',
  path: '/User/Company/Members/{memberId}/remove',
  summary: 'Take a colleague out of one’s company, at once',
  action: 'colleagues.manage',
  refuses: [409],
  params: z.object({ memberId: uuid.describe('of a colleague, as the company lists them') }),
  status: 204,
});

/** A Director hands the directorship over before. */
export const leaveCompany = defineEndpoint({
  name: 'leaveCompany',
  method: 'POST',
  path: '/User/Company/Leave',
  summary: 'Leave the company one acts for',
  action: 'company.join',
  refuses: [409],
  status: 204,
});

/** The company's details, its limit for invoices, what it owes and the role go along; whoever hands over stays as a colleague. */
export const handOverCompany = defineEndpoint({
  name: 'handOverCompany',
  method: 'POST',
  path: '/User/Company/Members/{memberId}/hand-over',
  summary: 'Make a colleague the Director, at once',
  action: 'colleagues.manage',
  refuses: [409],
  params: z.object({ memberId: uuid.describe('of a colleague, as the company lists them') }),
  status: 204,
});
