import { codeList, field, type SectionRow } from './section-shape.ts';

/** The four statuses of the specification; the register's own word stands beside them. */
const companyStatusCodes = codeList('companyStatus');

/** Why an owner or a parent is not named: the list of BODS 0.4. */
const unspecifiedCodes = codeList('unspecified');
const noParentCodes = codeList('noParent');
const ownerKindCodes = codeList('ownerKind');

/** Who the company is: identity, people, ownership, business. */
export const companySections: readonly SectionRow[] = [
  {
    code: 'identification',
    need: 'mandatory',
    fields: [
      field('text', 'legal_name'),
      field('text', 'latin_name'),
      field('text', 'former_name'),
      field('text', 'trade_name'),
      field('text', 'other_name'),
      field('text', 'legal_form'),
      field('text', 'legal_form_code'),
      field('text', 'registration_number'),
      field('text', 'register'),
      field('text', 'vat_number'),
      field('status', 'vat_validity', { codes: codeList('validity') }),
      field('yes-no', 'vat_payer'),
      field('text', 'tax_regime'),
      field('text', 'lei'),
      field('text', 'other_number'),
      field('date', 'incorporation_date'),
      field('date', 'dissolution_date'),
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
      field('text', 'postal_address'),
      field('text', 'previous_address'),
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
    columns: [
      field('date', 'event_date'),
      field('text', 'event', { codes: codeList('event') }),
      field('text', 'event_detail'),
    ],
  },
  {
    code: 'capital',
    need: 'mandatory',
    fields: [
      field('money', 'nominal_capital'),
      field('money', 'issued_capital'),
      field('money', 'paid_capital'),
      field('money', 'capital_in_accounts'),
      field('text', 'share_classes'),
    ],
    columns: [
      field('text', 'holder'),
      field('status', 'holder_kind', { codes: ownerKindCodes, isDetail: true }),
      field('text', 'holder_country', { format: 'country' }),
      field('text', 'holder_number', { isDetail: true }),
      field('share', 'holder_share'),
      field('date', 'holder_since'),
    ],
  },
  {
    code: 'owners',
    need: 'obtainable',
    fields: [
      field('text', 'owners_note'),
      field('number', 'owners_threshold', { format: 'percent' }),
      field('status', 'owners_reason', { codes: unspecifiedCodes }),
    ],
    columns: [
      field('text', 'owner'),
      field('status', 'owner_kind', { codes: ownerKindCodes, isDetail: true }),
      field('date', 'owner_born', { isDetail: true }),
      field('text', 'owner_country', { format: 'country' }),
      field('text', 'owner_number', { isDetail: true }),
      field('share', 'owner_share'),
      // Of which company, where it is not the subject: rows with it are the steps of chains of owners.
      field('text', 'owner_of', { isDetail: true }),
      field('list', 'owner_control', { codes: codeList('interest'), isDetail: true }),
      field('text', 'owner_path', { codes: codeList('way') }),
      field('date', 'owner_since', { isDetail: true }),
      field('status', 'owner_reason', { codes: unspecifiedCodes, isDetail: true }),
    ],
  },
  {
    code: 'group',
    need: 'obtainable',
    fields: [
      field('text', 'ultimate_parent'),
      field('status', 'ultimate_parent_reason', { codes: noParentCodes }),
      field('text', 'immediate_parent'),
      field('status', 'immediate_parent_reason', { codes: noParentCodes }),
    ],
    columns: [
      field('text', 'member'),
      field('text', 'member_country', { format: 'country' }),
      field('text', 'member_number', { isDetail: true }),
      field('text', 'member_relation', { codes: codeList('relation') }),
      field('share', 'member_share'),
    ],
  },
  {
    code: 'management',
    need: 'mandatory',
    fields: [field('text', 'signing_rule')],
    columns: [
      field('text', 'manager_name'),
      field('text', 'manager_role', { codes: codeList('role') }),
      field('date', 'manager_since'),
      field('date', 'manager_until', { isDetail: true }),
      field('date', 'manager_born', { isDetail: true }),
      field('text', 'manager_country', { format: 'country', isDetail: true }),
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
    columns: [
      field('date', 'employees_year'),
      field('number', 'employees_count'),
      field('text', 'employees_band', { isDetail: true }),
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
