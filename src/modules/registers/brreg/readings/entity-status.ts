import type { Notice } from '#findings/vocabulary/events.ts';
import type { Placed } from '#findings/vocabulary/place.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import type { CompanyStatus } from '#names/company/company-record.ts';
import { dayOf } from './wire.ts';

type Flags = Readonly<{
  slettedato?: string | null | undefined;
  konkurs?: boolean | null | undefined;
  konkursdato?: string | null | undefined;
  underTvangsavviklingEllerTvangsopplosning?: boolean | null | undefined;
  underAvvikling?: boolean | null | undefined;
  underAvviklingDato?: string | null | undefined;
  underRekonstruksjonsforhandling?: boolean | null | undefined;
  underRekonstruksjonsforhandlingDato?: string | null | undefined;
}>;

/** The gravest first: the first flag that is set is ours, the words of all are kept. */
const rows: readonly Readonly<{
  word: string;
  status: CompanyStatus;
  flag: keyof Flags;
  day?: keyof Flags;
}>[] = [
  { word: 'slettet', status: 'Deleted', flag: 'slettedato', day: 'slettedato' },
  { word: 'konkurs', status: 'Liquidation', flag: 'konkurs', day: 'konkursdato' },
  {
    word: 'under tvangsavvikling eller tvangsoppløsning',
    status: 'Liquidation',
    flag: 'underTvangsavviklingEllerTvangsopplosning',
  },
  {
    word: 'under avvikling',
    status: 'Liquidation',
    flag: 'underAvvikling',
    day: 'underAvviklingDato',
  },
  {
    word: 'under rekonstruksjonsforhandling',
    status: 'Reorganisation',
    flag: 'underRekonstruksjonsforhandlingDato',
    day: 'underRekonstruksjonsforhandlingDato',
  },
  {
    word: 'under rekonstruksjonsforhandling',
    status: 'Reorganisation',
    flag: 'underRekonstruksjonsforhandling',
  },
];

/** What the register's flags say of a company; one without any of them is simply registered. */
export function entityStatus(flags: Flags): NonNullable<Profile['status']> {
  const set = rows.filter(({ flag }) => flags[flag] === true || dayOf(textOf(flags[flag])) !== undefined);
  const [first] = set;
  if (first === undefined)
    return { status: 'Active', sourceWord: 'registrert', place: pointer('organisasjonsnummer') };
  const since = first.day && dayOf(textOf(flags[first.day]));
  const status: Placed<{ status: CompanyStatus; sourceWord: string }> = {
    status: first.status,
    sourceWord: [...new Set(set.map(({ word }) => word))].join('; '),
    place: pointer(first.flag),
  };
  return since ? { ...status, since } : status;
}

/**
 * What the flags of bankruptcy and of a restructuring say: an entity bears both, so `false` is an answer. What becomes of them when an
 * entity is deleted is not documented: there only a bankruptcy that is still marked says something.
 */
export function insolvencyStanding(flags: Flags): Profile['insolvency'] {
  const { konkurs, slettedato } = flags;
  const place = pointer('konkurs');
  if (slettedato) return konkurs === true ? { standing: 'closed', place } : undefined;
  if (konkurs === true) return { standing: 'open', place };
  const restructured = (
    ['underRekonstruksjonsforhandling', 'underRekonstruksjonsforhandlingDato'] as const
  ).find((flag) => flags[flag] === true || dayOf(textOf(flags[flag])) !== undefined);
  if (restructured !== undefined) return { standing: 'open', place: pointer(restructured) };
  return konkurs === false ? { standing: 'none', place } : undefined;
}

/** The day on which a bankruptcy was opened, of an entity that is still there. */
export function bankruptcyOf(flags: Flags): Notice[] {
  const day = dayOf(textOf(flags.konkursdato));
  if (flags.konkurs !== true || flags.slettedato || day === undefined) return [];
  return [
    {
      ...{ kind: 'notice', noticeKind: 'insolvency', stage: 'under_way', day },
      ...{ title: 'Konkurs', lang: 'no', role: 'debtor', place: pointer('konkursdato') },
    },
  ];
}

function textOf(value: Flags[keyof Flags]): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
