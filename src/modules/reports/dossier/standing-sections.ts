import { codeList, field, type SectionRow, search } from './section-shape.ts';
import { statementColumns } from './statement-columns.ts';

/** What an analyst decided about a possible match with a list. */
const matchCodes = codeList('match');

const statementCodes = codeList('statement');

/** How the company stands: money, courts, lists; and the words around the evidence. */
export const standingSections: readonly SectionRow[] = [
  {
    code: 'summary',
    need: 'note',
    fields: [field('text', 'opinion')],
  },
  {
    code: 'payments',
    need: 'obtainable',
    fields: [
      field('number', 'days_beyond_terms', {
        format: 'days',
      }),
      field('number', 'days_beyond_terms_max', { format: 'days' }),
      field('number', 'past_due_share', { format: 'percent' }),
      field('text', 'payment_note'),
    ],
  },
  {
    code: 'financials',
    need: 'obtainable',
    fields: [
      field('text', 'statement_standard'),
      field('status', 'statement_audit', { codes: statementCodes }),
      field('text', 'statement_note'),
    ],
    columns: statementColumns,
  },
  {
    code: 'rating',
    need: 'mandatory',
    fields: [field('text', 'rating'), field('money', 'credit_limit'), field('text', 'rating_basis')],
    columns: [
      field('text', 'rating_item'),
      field('text', 'rating_measure'),
      field('number', 'rating_points'),
      field('number', 'rating_max'),
      field('number', 'rating_move'),
    ],
  },
  {
    code: 'legal',
    need: 'mandatory',
    fields: [
      search('insolvency'),
      search('court_cases'),
      search('enforcement'),
      search('charges'),
      search('tax_arrears'),
      search('strike_off'),
      field('text', 'legal_note'),
    ],
    columns: [
      field('date', 'case_date'),
      field('text', 'case_kind', { codes: codeList('event'), isDetail: true }),
      field('text', 'case_court'),
      field('text', 'case_role', { codes: codeList('party') }),
      field('money', 'case_amount'),
      field('text', 'case_stage', { codes: codeList('stage') }),
      field('text', 'case_detail', { isDetail: true }),
    ],
  },
  {
    code: 'screening',
    need: 'mandatory',
    fields: [
      field('status', 'sanctions', { codes: matchCodes }),
      field('status', 'exposed_persons', {
        codes: matchCodes,
      }),
      field('list', 'lists_searched'),
      field('text', 'screening_note'),
    ],
    columns: [
      field('text', 'screened_name'),
      field('text', 'screened_list'),
      field('number', 'screened_score', { format: 'percent' }),
      field('status', 'screened_verdict', { codes: matchCodes }),
      field('text', 'screened_comparison', { isDetail: true }),
      field('text', 'screened_reason', { isDetail: true }),
      // Rows of their own: the lists that were searched.
      field('text', 'list_name', { isDetail: true }),
      field('text', 'list_keeper', { isDetail: true }),
      field('text', 'list_version', { isDetail: true }),
      field('date', 'list_published', { isDetail: true }),
      field('text', 'list_code', { isDetail: true }),
    ],
  },
  {
    code: 'country',
    need: 'note',
    fields: [
      field('text', 'country_risk'),
      field('text', 'payment_customs'),
      field('text', 'filing_deadlines'),
    ],
  },
  {
    // The list of evidence is printed from the facts themselves; these are the words that go with it.
    code: 'sources',
    need: 'note',
    fields: [field('text', 'interviews'), field('text', 'limits')],
  },
];

/** What an annual report has beside the accounts: notes, taxes, transactions, and every document that was filed. */
export const annualSections: readonly SectionRow[] = [
  {
    code: 'notes',
    need: 'obtainable',
    fields: [
      field('text', 'accounting_policies'),
      field('text', 'auditor'),
      field('status', 'audit_opinion', { codes: codeList('auditOpinion') }),
      field('text', 'audit_matters'),
      field('text', 'contingencies'),
      field('text', 'events_after'),
      field('text', 'notes_remark'),
    ],
  },
  {
    code: 'taxes',
    need: 'mandatory',
    fields: [
      search('tax_arrears'),
      field('yes-no', 'vat_payer'),
      field('date', 'vat_since'),
      field('text', 'tax_regime'),
      field('text', 'tax_note'),
    ],
    columns: [
      field('date', 'tax_year'),
      field('text', 'tax_kind', { codes: codeList('tax') }),
      field('money', 'tax_amount'),
      field('text', 'tax_detail', { isDetail: true }),
    ],
  },
  {
    code: 'transactions',
    need: 'obtainable',
    fields: [search('related_parties'), search('charges'), field('text', 'transactions_note')],
    columns: [
      field('date', 'deal_date'),
      field('text', 'deal_kind', { codes: codeList('deal') }),
      field('text', 'deal_party'),
      field('text', 'deal_relation', { codes: codeList('dealParty') }),
      field('money', 'deal_amount'),
      field('text', 'deal_detail', { isDetail: true }),
    ],
  },
  {
    code: 'filings',
    need: 'mandatory',
    fields: [field('text', 'filings_note')],
    columns: [
      field('date', 'filing_date'),
      field('text', 'filing_kind', { codes: codeList('event') }),
      field('text', 'filing_title'),
      field('text', 'filing_number', { isDetail: true }),
      field('text', 'filing_document', { format: 'link', isDetail: true }),
    ],
  },
];
