import type { ColumnWords } from './column-words.ts';

export const en: ColumnWords = {
  name: [
    ...['name', 'full name', 'legal name', 'person', 'people', 'officer', 'officer name', 'name of officer'],
    ...['manager', 'manager name', 'name of manager', 'director name', 'name of director', 'name of person'],
    ...['owner', 'owner name', 'name of owner', 'beneficial owner', 'name of beneficial owner', 'ubo'],
    ...['shareholder', 'shareholder name', 'name of shareholder', 'holder', 'holder name', 'name of holder'],
    ...['member', 'member name', 'participant', 'founder', 'partner', 'party', 'entity', 'entity name'],
    ...['company', 'company name', 'controlling person', 'psc'],
  ],
  family_name: ['surname', 'last name', 'family name', 'second name'],
  given_name: ['first name', 'given name', 'forename', 'first names', 'given names', 'forenames'],
  patronymic: ['patronymic', 'middle name', 'middle names'],
  role: [
    ...['role', 'roles', 'position', 'title', 'job title', 'function', 'office', 'post', 'capacity', 'job'],
    ...['officer role', 'appointment type', 'position held'],
  ],
  kind: [
    ...['kind', 'type', 'kind of owner', 'kind of holder', 'owner type', 'type of owner', 'entity type'],
    ...['holder type', 'shareholder type', 'type of shareholder', 'party type', 'person or company'],
    ...['individual or company', 'legal status'],
  ],
  country: [
    ...['country', 'nationality', 'citizenship', 'country of residence', 'residence', 'jurisdiction'],
    ...['country of incorporation', 'country of registration', 'country of citizenship', 'domicile', 'seat'],
    ...['country code', 'state of residence', 'registered in'],
  ],
  number: [
    ...['number', 'register number', 'registration number', 'company number', 'reg no', 'registration no'],
    ...['company no', 'reg number', 'registry code', 'registration code', 'reg code', 'company code'],
    ...['company reg no', 'id', 'identifier', 'company id', 'tax number', 'tax id', 'lei'],
  ],
  share: [
    ...['share', 'percent', 'percentage', 'per cent', 'pct', 'ownership', 'ownership share', 'stake'],
    ...[
      'ownership percentage',
      'ownership percent',
      'ownership interest',
      'shareholding',
      'holding',
      'interest',
    ],
    ...['share of capital', 'share in capital', 'capital share', 'equity share', 'equity', 'equity interest'],
    ...['share percent', 'percent of shares', 'shares percent', 'as stated', 'ownership of shares'],
  ],
  votes: [
    ...['votes', 'voting rights', 'voting share', 'share of votes', 'voting power', 'voting percentage'],
    ...['percent of votes', 'voting', 'voting interest'],
  ],
  control: [
    ...['control', 'nature of control', 'natures of control', 'kind of control', 'kind of interest'],
    ...['interests', 'nature of interest', 'type of control', 'type of interest'],
  ],
  of: ['owner of', 'holds a share of', 'owns', 'of company', 'in company', 'owned company', 'company owned'],
  path: [
    'through',
    'via',
    'path',
    'directly or indirectly',
    'direct or indirect',
    'directness',
    'held through',
  ],
  since: [
    ...['since', 'from', 'appointed', 'appointed on', 'date appointed', 'date of appointment', 'start'],
    ...[
      'appointment date',
      'start date',
      'in office since',
      'elected',
      'valid from',
      'term from',
      'owner since',
    ],
    ...['date of acquisition', 'acquired', 'acquired on', 'became owner', 'notified on', 'holder since'],
    ...['date from', 'entered on', 'registered on'],
  ],
  until: [
    ...['until', 'till', 'to', 'resigned', 'resigned on', 'date resigned', 'date of resignation', 'ceased'],
    ...['resignation date', 'ceased on', 'ended', 'end', 'end date', 'left', 'left on', 'valid to'],
    ...['term to', 'term ends', 'date to', 'valid until', 'termination date', 'sold on'],
  ],
  born: ['born', 'date of birth', 'birth date', 'dob', 'year of birth', 'birth year', 'birthday', 'birth'],
  elsewhere: [
    ...['other directorships', 'other companies', 'other mandates', 'other positions', 'mandates'],
    ...['directorships', 'other appointments'],
  ],
};
