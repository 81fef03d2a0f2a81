import type { CompanyLife } from '../../life/life.ts';
import { keyOf, officerName, typeWord } from './company-words.ts';

/** Who is no officer there: a liquidator stands with the insolvency. */
const roles = {
  managing_director: 'director',
  chair: 'director',
  board_member: 'director',
  signatory: 'secretary',
  secretary: 'secretary',
} as const;

/** `GET /company/{number}/officers`. */
export function officerList(life: CompanyLife): object | undefined {
  const { company, officers } = life;
  const isPartnership = typeWord(company) === 'llp';
  const items = officers.flatMap(({ id, person, role, since, until }) => {
    if (role === 'liquidator') return [];
    return {
      name: officerName(person.name),
      officer_role: isPartnership ? 'llp-designated-member' : roles[role],
      appointed_on: since,
      ...(until !== null && { resigned_on: until }),
      ...(person.birthYear !== undefined && { date_of_birth: { month: 6, year: person.birthYear } }),
      country_of_residence: 'United Kingdom',
      address: { address_line_1: 'Demo House', locality: company.city ?? 'London' },
      links: { officer: { appointments: `/officers/${keyOf(company.number, id)}/appointments` } },
    };
  });
  if (items.length === 0) return undefined;
  const resigned = items.filter((one) => 'resigned_on' in one).length;
  return {
    kind: 'officer-list',
    items,
    items_per_page: 100,
    start_index: 0,
    total_results: items.length,
    active_count: items.length - resigned,
    resigned_count: resigned,
    inactive_count: 0,
    etag: `demo-${company.number}`,
    links: { self: `/company/${company.number}/officers` },
  };
}

/** Whoever holds so little is not told. */
const threshold = 25;

function controllers({ holdings }: CompanyLife) {
  return holdings.filter(({ owned, share }) => owned === 'subject' && share > threshold);
}

/** `GET /company/{number}/persons-with-significant-control`; 404 where nobody holds enough. */
export function controllerList(life: CompanyLife): object | undefined {
  const { number, city } = life.company;
  const items = controllers(life).map(({ owner, share, since }) => {
    const isPerson = owner.kind === 'person';
    const kind = isPerson ? 'individual' : 'corporate-entity';
    return {
      kind: `${kind}-person-with-significant-control`,
      name: isPerson ? `Mx ${owner.name}` : owner.name,
      notified_on: since > '2016-04-06' ? since : '2016-04-06',
      natures_of_control: natures(share),
      address: { address_line_1: 'Demo House', locality: city ?? 'London' },
      ...(isPerson
        ? {
            country_of_residence: 'United Kingdom',
            ...(owner.birthYear !== undefined && { date_of_birth: { month: 6, year: owner.birthYear } }),
          }
        : {
            identification: {
              registration_number: owner.number,
              place_registered: 'Demo register',
              country_registered: owner.country,
              legal_form: 'Company',
              legal_authority: 'Demo law',
            },
          }),
      etag: `demo-${owner.id}`,
      links: {
        self: `/company/${number}/persons-with-significant-control/${kind}/${keyOf(number, owner.id)}`,
      },
    };
  });
  if (items.length === 0) return undefined;
  return {
    items,
    items_per_page: 100,
    start_index: 0,
    total_results: items.length,
    active_count: items.length,
    ceased_count: 0,
    links: { self: `/company/${number}/persons-with-significant-control` },
  };
}

function natures(share: number): string[] {
  const band = share > 75 ? '75-to-100' : share > 50 ? '50-to-75' : '25-to-50';
  return [
    `ownership-of-shares-${band}-percent`,
    `voting-rights-${band}-percent`,
    ...(share > 50 ? ['right-to-appoint-and-remove-directors'] : []),
  ];
}

/** `GET …/persons-with-significant-control-statements`: that there is nobody; 404 where there is. */
export function controllerStatements(life: CompanyLife): object | undefined {
  if (controllers(life).length > 0) return undefined;
  const { number } = life.company;
  const items = [
    {
      kind: 'persons-with-significant-control-statement',
      // So it is spelt in the real register.
      statement: 'no-individual-or-entity-with-signficant-control',
      notified_on: life.foundedOn > '2016-04-06' ? life.foundedOn : '2016-04-06',
      links: {
        self: `/company/${number}/persons-with-significant-control-statements/${keyOf(number, 'none')}`,
      },
    },
  ];
  return { items, items_per_page: 100, start_index: 0, total_results: 1, active_count: 1, ceased_count: 0 };
}
