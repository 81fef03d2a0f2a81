import type { FigureName } from '#rating/figures/figures.ts';
import { type ModelName, type ModelZone, modelOf, models } from '#rating/models/models.ts';
import type { Contribution } from '#rating/open-rating/open-rating.ts';
import type { RatingItem } from '#rating/open-rating/rated-item.ts';
import { columnOfLine } from '../../dossier/columns/line-columns.ts';
import { findField, findSection } from '../../dossier/report-sections.ts';
import { words } from '../../texts/rating-models/words.ts';
import { inLine } from '../context/in-line.ts';
import { showNumberIn, showPercent } from '../context/number-words.ts';
import type { RatingView } from './rated-blocks.ts';
import { figuresOf, type RatedCompany } from './rated-company.ts';

type ModelView = RatingView['models'][number];
type Zone = ModelView['zones'][number];

const altman = ['distress', 'grey', 'safe'] as const satisfies readonly Zone[];
const balanceReads = ['current_assets', 'current_liabilities', 'total_assets'] as const;
const altmanReads = [...balanceReads, 'retained_earnings', 'ebit', 'equity', 'total_liabilities'] as const;

/** The models that are shown, each with the item of the score that counts it. Only manufacturers and traders made some of them. */
const shownModels: readonly Readonly<{
  name: keyof (typeof words)['en']['names'] & keyof (typeof words)['en']['madeFor'];
  model: ModelName;
  item?: RatingItem;
  zones: readonly Zone[];
  reads: readonly FigureName[];
  isMadeForMakers?: boolean;
}>[] = [
  {
    name: 'z_double_prime',
    model: 'z_double_prime',
    item: 'z_double_prime',
    zones: altman,
    reads: altmanReads,
  },
  {
    ...({ name: 'z_prime', model: 'z_prime', item: 'z_prime', zones: altman } as const),
    ...{ reads: [...altmanReads, 'sales'], isMadeForMakers: true },
  },
  {
    ...({ name: 'zmijewski', model: 'zmijewski_minus_sign', item: 'zmijewski' } as const),
    ...{ zones: ['safe', 'distress'], reads: [...balanceReads, 'net', 'total_liabilities'] },
  },
  {
    ...({ name: 'springate', model: 'springate', zones: ['distress', 'safe'] } as const),
    ...{ reads: [...balanceReads, 'ebit', 'pbt', 'sales'], isMadeForMakers: true },
  },
  { name: 'em_score', model: 'em_score', zones: altman, reads: altmanReads },
];

/** Models of default side by side; one that was not made for the company, or lacks figures, has no value and says why. */
export function modelsSideBySide(company: RatedCompany): RatingView['models'] {
  const said = words[company.context.locale];
  const silent = (name: 'ohlson_o' | 'altman_1968', reason: string): ModelView => ({
    ...{ name: said.names[name], madeFor: said.madeFor[name], value: null, shown: said.noZone },
    ...{ cuts: [], zones: [], zoneLabel: said.noZone, counts: said.notComputed, reason },
  });
  return [
    ...shownModels.map((shown) => modelView(shown, company)),
    silent('ohlson_o', said.noDollars),
    silent('altman_1968', said.noMarketPrice),
  ];
}

/** `models disagree: 3 safe, 1 grey`; empty where all that speak say the same. The emerging-market score is Z″ again. */
export function modelsDisagree(company: RatedCompany): string {
  const { context } = company;
  const said = words[context.locale];
  const zones = shownModels
    .filter(({ name }) => name !== 'em_score')
    .flatMap((shown) => zoneIn(shown, company) ?? []);
  const byZone = Map.groupBy(zones, plainZone);
  if (byZone.size < 2) return '';
  const list = (['safe', 'grey', 'distress'] as const).flatMap((zone) => {
    const count = byZone.get(zone)?.length ?? 0;
    return count === 0 ? [] : [said.zoneCount(count, said.zones[zone])];
  });
  return said.disagree(list.join(', '));
}

function modelView(shown: (typeof shownModels)[number], company: RatedCompany): ModelView {
  const { locale } = company.context;
  const said = words[locale];
  const { name, model, item, zones } = shown;
  const zone = zoneIn(shown, company);
  const { value, defaultPercent } = modelOf(model, figuresOf(company));
  const madeFor = said.madeFor[name];
  const isShown = value !== null && zone !== undefined;
  const contribution = contributionOf(item, company);
  return {
    name: said.names[name],
    madeFor:
      defaultPercent === undefined || !isShown
        ? madeFor
        : said.withDefault(madeFor, showPercent(locale, defaultPercent)),
    value: isShown ? value : null,
    shown: isShown ? showNumberIn(locale, value, 2, true) : said.noZone,
    cuts: isShown ? [...models[model].cuts] : [],
    zones: isShown ? [...zones] : [],
    zoneLabel: isShown ? said.zones[zone] : said.noZone,
    counts: isShown
      ? contribution === undefined
        ? said.shownOnly
        : said.counts(showNumberIn(locale, contribution.maxTenths / 10, 1))
      : said.notComputed,
    reason: isShown ? '' : reasonOf(shown, company),
  };
}

/** The zone of a model that speaks for the company and has all its figures. */
function zoneIn(shown: (typeof shownModels)[number], company: RatedCompany): ModelZone | undefined {
  if (domainOf(shown, company) !== undefined) return undefined;
  const { zone } = modelOf(shown.model, figuresOf(company));
  // Zmijewski's probit has two sides, of which neither is a test that one passes.
  return shown.item === 'zmijewski' && zone === 'safe' ? 'pass' : zone;
}

function plainZone(zone: ModelZone): Zone {
  if (zone === 'pass') return 'safe';
  return zone === 'failed' ? 'distress' : zone;
}

function contributionOf(item: RatingItem | undefined, { rating }: RatedCompany): Contribution | undefined {
  return rating.contributions.find((one) => one.item === item);
}

/** Why a model does not speak for the company at all: what holds for Z″ holds for the others. */
function domainOf({ isMadeForMakers }: (typeof shownModels)[number], company: RatedCompany) {
  const reason = contributionOf('z_double_prime', company)?.reason;
  if (reason !== undefined && reason !== 'missing_input' && reason !== 'one_year_only') return reason;
  const { sector } = company.input;
  return isMadeForMakers === true && sector !== 'manufacturing' && sector !== 'trade'
    ? 'not_applicable_sector'
    : undefined;
}

function reasonOf(shown: (typeof shownModels)[number], company: RatedCompany): string {
  const { locale } = company.context;
  const said = words[locale];
  const domain = domainOf(shown, company);
  if (domain !== undefined) return said.reasons[domain];
  const figures = figuresOf(company);
  const missing = shown.reads.filter((name) => figures[name] === undefined);
  if (missing.length === 0) return said.reasons.zero_denominator;
  return said.missing(
    missing
      .slice(0, 4)
      .map((name) => figureLabel(name, locale))
      .join(', '),
  );
}

/** A figure in the words of the statements. */
function figureLabel(name: FigureName, locale: RatedCompany['context']['locale']): string {
  const column = columnOfLine(name === 'current_liabilities' ? 'creditors_within_1y' : name);
  const section = findSection('financials');
  const label = section && column !== undefined ? findField(section, column)?.label[locale] : undefined;
  return inLine(label ?? name);
}
