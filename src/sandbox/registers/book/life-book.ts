import type { Clock } from '#kernel/clock.ts';
import type { CompanyLookup } from '../company/sandbox-company.ts';
import { type CompanyLife, changedLife, drawLife, leiOf, otherAddress } from '../life/life.ts';
import type { LifeParty } from '../life/people/draw-people.ts';
import type { RegisterCode, Switchboard } from '../switches/switches.ts';

/** Who bears an LEI: a company with a life, or one that stands around such a company. */
export type LeiBearer = Readonly<{ life: CompanyLife } | { party: LifeParty; around: CompanyLife }>;

/** What each register knows, by its levers. Nothing is kept but the lives that were asked for last. */
export interface LifeBook {
  now(): Date;
  find(
    register: RegisterCode,
    country: string,
    number: string,
    issuer?: string,
  ): Promise<CompanyLife | undefined>;
  /** Of companies that were asked for since the start, and those around them. */
  findByLei(register: RegisterCode, lei: string): Promise<LeiBearer | undefined>;
}

const maxLives = 500;
const maxLeis = 20_000;

export function createLifeBook(
  deps: Readonly<{ companies: CompanyLookup; clock: Clock; switches: Switchboard }>,
): LifeBook {
  const { companies, clock, switches } = deps;
  const lives = new Map<string, CompanyLife>();
  const leis = new Map<
    string,
    Readonly<{ country: string; number: string; issuer: string; party?: LifeParty }>
  >();

  async function find(register: RegisterCode, country: string, number: string, issuer?: string) {
    const life = await drawn(country, number, issuer);
    if (life === undefined) return undefined;
    const { contradicts, changed } = switches.of(register);
    const seen = changed ? changedLife(life, today()) : life;
    const isOld = contradicts || (register === 'gleif' && life.hasOldAddressElsewhere);
    return isOld ? { ...seen, company: { ...seen.company, address: otherAddress(seen.company) } } : seen;
  }

  async function drawn(country: string, number: string, issuer?: string): Promise<CompanyLife | undefined> {
    const key = [today(), country, number, issuer].join('\n');
    const known = lives.get(key);
    if (known !== undefined) return known;
    const company = await companies(country, number, issuer);
    if (company === undefined) return undefined;
    const life = drawLife(company, today());
    keep(lives, key, life, maxLives);
    const place = { country: company.country, number: company.number, issuer: company.issuer };
    keep(leis, life.lei, place, maxLeis);
    for (const party of partiesOf(life)) keep(leis, leiOfParty(party), { ...place, party }, maxLeis);
    return life;
  }

  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    now: () => clock.now(),
    find,
    async findByLei(register, lei) {
      const place = leis.get(lei);
      if (place === undefined) return undefined;
      const life = await find(register, place.country, place.number, place.issuer);
      if (life === undefined) return undefined;
      return place.party === undefined ? { life } : { party: place.party, around: life };
    },
  };
}

/** The LEI of a company that stands around another one. */
export function leiOfParty({ country, number, name }: LifeParty): string {
  return leiOf(`${country}:${number ?? name}`);
}

function partiesOf({ group }: CompanyLife): LifeParty[] {
  return [group.parent, group.ultimateParent, ...group.subsidiaries.map(({ company }) => company)].flatMap(
    (party) => party ?? [],
  );
}

/** The oldest makes room for the newest. */
function keep<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  const [oldest] = map.keys();
  if (map.size >= most && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
