import type { CompanyStatus } from '#names/company/company-record.ts';
import { type Fields, itemsOf } from '../../files/fields.ts';

/** Events after which a company that still exists is being wound up. */
const windingUp = new Set(['LIQUIDATION', 'INSOLVENCY', 'BANKRUPTCY', 'DISSOLUTION']);
/** Events that turn a company into another one while they last. */
const reorganising = new Set([
  'MERGERS_AND_ACQUISITIONS',
  'ABSORPTION',
  'DEMERGER',
  'BREAKUP',
  'SPINOFF',
  'TRANSFORMATION_BRANCH_TO_SUBSIDIARY',
  'TRANSFORMATION_SUBSIDIARY_TO_BRANCH',
  'TRANSFORMATION_UMBRELLA_TO_STANDALONE',
  'VOLUNTARY_ARRANGEMENT',
  'CORPORATE_ACTION',
]);
/** LEI records that stand for no company of their own. */
const voided = new Set(['DUPLICATE', 'ANNULLED', 'CANCELLED']);

type Event = Readonly<{ type: string; state: string; day: string }>;

/** The company's status, the register's own words for it, and the day it ended where the record says so. */
export function entityStatus(fields: Fields): {
  status: CompanyStatus;
  statusText: string;
  closedOn: string | null;
} {
  const own = fields('Entity.EntityStatus').trim().toUpperCase();
  const registration = fields('Registration.RegistrationStatus').trim().toUpperCase();
  const expiry = fields('Entity.EntityExpirationReason').trim().toUpperCase();
  const events = eventsOf(fields);
  const ending = events.find(({ type }) => windingUp.has(type));
  const change = events.find(({ type, state }) => reorganising.has(type) && state === 'IN_PROGRESS');
  if (voided.has(registration)) return { status: 'Deleted', statusText: registration, closedOn: null };
  if (own === 'INACTIVE' || expiry === 'DISSOLVED') {
    const closedOn = fields('Entity.EntityExpirationDate') || (ending?.day ?? '');
    return { status: 'Deleted', statusText: words(own, expiry), closedOn: closedOn || null };
  }
  if (ending !== undefined)
    return { status: 'Liquidation', statusText: words(own, eventWords(ending)), closedOn: null };
  if (change !== undefined)
    return { status: 'Reorganisation', statusText: words(own, eventWords(change)), closedOn: null };
  return { status: 'Active', statusText: words(own, expiry), closedOn: null };
}

/** Events that were not called off. The older form of the file has one event without a list. */
function eventsOf(fields: Fields): Event[] {
  const path = 'Entity.LegalEntityEvents.LegalEntityEvent';
  return itemsOf(fields, path, '.LegalEntityEventType')
    .map((item) => ({
      type: fields(`${item}.LegalEntityEventType`).trim().toUpperCase(),
      state: fields(`${item}.event_status`).trim().toUpperCase(),
      day: fields(`${item}.LegalEntityEventEffectiveDate`),
    }))
    .filter(({ state }) => state !== 'WITHDRAWN_CANCELLED');
}

function eventWords({ type, state }: Event): string {
  return state === '' ? type : `${type} (${state})`;
}

function words(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('; ');
}
