import type { Day } from '../ground/days.ts';
import type { SeededRandom } from '../ground/seeded-random.ts';
import type { LifeParty } from './draw-people.ts';

/** So much of one company belongs to one owner; all of a company's shares make 100. */
export type LifeHolding = Readonly<{
  owner: LifeParty;
  /** The company that was asked for, or a parent of it. */
  owned: 'subject' | LifeParty;
  /** In per cent. */
  share: number;
  since: Day;
}>;

export type LifeGroup = Readonly<{
  parent: LifeParty | null;
  ultimateParent: LifeParty | null;
  /** Why there is no parent, in GLEIF's words. */
  exception: 'NATURAL_PERSONS' | 'NO_KNOWN_PERSON' | null;
  subsidiaries: readonly Readonly<{ company: LifeParty; share: number }>[];
}>;

/** The listed person of the demo world: made up, on the demo's own list of sanctions only. */
const listedPerson: LifeParty = {
  id: 'listed',
  kind: 'person',
  name: 'Viktor Demosanktov',
  country: 'CY',
  birthYear: 1966,
};

type Given = Readonly<{
  country: string;
  /** The name without its form, in Latin letters. */
  core: string;
  number: string;
  persons: readonly LifeParty[];
  foundedOn: Day;
  isSole: boolean;
  hasListedOwner: boolean;
}>;

const foreign = ['LU', 'NL', 'CY', 'AT', 'CH', 'IE'] as const;

/** From the company up to people, each with shares that make 100; and the companies around it. */
export function drawOwners(
  given: Given,
  random: SeededRandom,
): { holdings: LifeHolding[]; group: LifeGroup } {
  const { persons, foundedOn, isSole, hasListedOwner } = given;
  const owners = hasListedOwner ? [listedPerson, ...persons] : persons;
  const subsidiaries = drawSubsidiaries(given, random);
  if (isSole) {
    return {
      holdings: split(owners, 1, 'subject', foundedOn, random),
      group: { parent: null, ultimateParent: null, exception: 'NATURAL_PERSONS', subsidiaries: [] },
    };
  }
  if (random.chance(0.5)) {
    const holdings = split(owners, random.between(2, 4), 'subject', foundedOn, random);
    return {
      holdings,
      group: { parent: null, ultimateParent: null, exception: 'NATURAL_PERSONS', subsidiaries },
    };
  }
  const parent = companyOf(given, 'h', 'Holding', given.country, random);
  const share = random.pick([51, 60, 75, 80, 90, 100]);
  const [first, ...others] = owners;
  const holdings: LifeHolding[] = [{ owner: parent, owned: 'subject', share, since: foundedOn }];
  const minority = others.at(-1);
  if (share < 100 && minority !== undefined)
    holdings.push({ owner: minority, owned: 'subject', share: 100 - share, since: foundedOn });
  if (first === undefined || random.chance(0.5)) {
    holdings.push(...split(owners, random.between(1, 3), parent, foundedOn, random));
    return { holdings, group: { parent, ultimateParent: parent, exception: null, subsidiaries } };
  }
  const ultimate = companyOf(given, 'u', 'Group International', random.pick(foreign), random);
  holdings.push({ owner: ultimate, owned: parent, share: 100, since: foundedOn });
  holdings.push(...split(owners, random.between(1, 2), ultimate, foundedOn, random));
  return { holdings, group: { parent, ultimateParent: ultimate, exception: null, subsidiaries } };
}

function split(
  owners: readonly LifeParty[],
  count: number,
  owned: LifeHolding['owned'],
  since: Day,
  random: SeededRandom,
): LifeHolding[] {
  const taken = owners.slice(0, count);
  let left = 100;
  return taken.map((owner, at) => {
    const isLast = at === taken.length - 1;
    const share = isLast ? left : random.between(Math.ceil(left / 3), Math.floor((left * 2) / 3));
    left -= share;
    return { owner, owned, share, since };
  });
}

function drawSubsidiaries(given: Given, random: SeededRandom): LifeGroup['subsidiaries'] {
  return Array.from({ length: random.between(0, 2) }, (_, at) => ({
    company: companyOf(given, `s${at + 1}`, at === 0 ? 'Service' : 'Trade', given.country, random),
    share: random.pick([51, 75, 100]),
  }));
}

/** A company that stands in no register but in this life. */
function companyOf(
  { core, number }: Given,
  id: string,
  word: string,
  country: string,
  random: SeededRandom,
): LifeParty {
  return {
    id,
    kind: 'company',
    name: `${core} ${word} (Demo)`,
    country,
    number: `${number.replaceAll(/[^\dA-Z]/gi, '').slice(-6)}${random.between(100, 999)}`,
  };
}
