import { codeList, field, type SectionRow } from './section-shape.ts';

/** The four statuses of the specification; the register's own word stands beside them. */
const companyStatusCodes = codeList('companyStatus');

/** Who the company is: identity, people, ownership, business. */
export const companySections: readonly SectionRow[] = [
  {
    code: 'identification',
    need: 'mandatory',
    fields: [
      field('text', 'legal_name'),
      field('text', 'latin_name'),
      field('text', 'other_name'),
      field('text', 'legal_form'),
      field('text', 'registration_number'),
      field('text', 'register'),
      field('text', 'vat_number'),
      field('text', 'lei'),
      field('date', 'incorporation_date'),
      field('status', 'status', { codes: companyStatusCodes }),
      field('text', 'status_in_register'),
      field('text', 'jurisdiction', { format: 'country' }),
      field('yes-no', 'listed'),
      field('list', 'licences'),
    ],
  },
  {
    code: 'contacts',
    need: 'mandatory',
    fields: [
      field('text', 'registered_address'),
      field('text', 'trading_address'),
      field('yes-no', 'mass_address'),
      field('text', 'phone'),
      field('text', 'email'),
      field('text', 'website', { format: 'link' }),
      field('list', 'branches'),
    ],
  },
  {
    code: 'history',
    need: 'mandatory',
    fields: [field('text', 'history_note')],
    columns: [field('date', 'event_date'), field('text', 'event'), field('text', 'event_detail')],
  },
  {
    code: 'capital',
    need: 'mandatory',
    fields: [
      field('money', 'nominal_capital'),
      field('money', 'paid_capital'),
      field('text', 'share_classes'),
    ],
    columns: [
      field('text', 'holder'),
      field('text', 'holder_country', { format: 'country' }),
      field('number', 'holder_share', { format: 'percent' }),
      field('date', 'holder_since'),
    ],
  },
  {
    code: 'owners',
    need: 'obtainable',
    fields: [field('text', 'owners_note'), field('number', 'owners_threshold', { format: 'percent' })],
    columns: [
      field('text', 'owner'),
      field('text', 'owner_country', { format: 'country' }),
      field('number', 'owner_share', { format: 'percent' }),
      field('text', 'owner_path'),
    ],
  },
  {
    code: 'group',
    need: 'obtainable',
    fields: [field('text', 'ultimate_parent'), field('text', 'immediate_parent')],
    columns: [
      field('text', 'member'),
      field('text', 'member_country', { format: 'country' }),
      field('text', 'member_relation'),
      field('number', 'member_share', { format: 'percent' }),
    ],
  },
  {
    code: 'management',
    need: 'mandatory',
    fields: [field('text', 'signing_rule')],
    columns: [
      field('text', 'manager_name'),
      field('text', 'manager_role'),
      field('date', 'manager_since'),
      field('text', 'manager_elsewhere'),
    ],
  },
  {
    code: 'activities',
    need: 'mandatory',
    fields: [
      field('text', 'activity'),
      field('text', 'activity_code'),
      field('list', 'products'),
      field('list', 'brands'),
      field('list', 'trade_countries'),
      field('text', 'premises'),
      field('number', 'employees'),
    ],
  },
  {
    code: 'partners',
    need: 'obtainable',
    fields: [],
    columns: [
      field('text', 'partner'),
      field('text', 'partner_country', { format: 'country' }),
      field('text', 'partner_role'),
      field('text', 'partner_terms'),
    ],
  },
];
