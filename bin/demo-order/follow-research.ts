import type { ApiClient } from '#kernel/api-client.ts';
import type { DossierView } from '#modules/reports/contract.ts';
import { type Timeline, waitFor } from '#testing/timeline.ts';
import { getStaffOrder } from '#workflows/prepare-report/contract.ts';
import { getOrderResearch, type OrderResearch } from '#workflows/research-company/contract.ts';

/** So many of the sections that are about the company have facts when the machine alone was at work. */
const leastSections = 12;
/** A silent source is asked three times before the research ends. */
const researchLimitMs = 60_000;

/** Prints each source as it answers, until nothing is being asked any more. */
export async function followResearch(
  visitor: ApiClient,
  secret: string,
  timeline: Timeline,
): Promise<OrderResearch> {
  const told = new Set<string>();
  return waitFor(
    'the research',
    async () => {
      const research = await visitor.call(getOrderResearch, { params: { secret } });
      for (const { code, name, parts } of research.sources) {
        const news = parts.filter(
          ({ part, standing }) =>
            standing !== 'waiting' && standing !== 'asking' && !told.has(`${code} ${part}`),
        );
        for (const { part } of news) told.add(`${code} ${part}`);
        const byStanding = Map.groupBy(news, ({ standing }) => standing);
        for (const [standing, list] of byStanding)
          timeline.note(
            'research',
            `${name}: ${standing.replaceAll('_', ' ')} (${list.map(({ part }) => part).join(', ')})`,
          );
      }
      return research.isUnderWay || research.sources.length === 0 ? undefined : research;
    },
    researchLimitMs,
  );
}

/**
 * Prints what the machine has laid into the dossier, section by section. Throws if fewer sections have facts than a demo promises;
 * of a company that exists nobody can promise that.
 */
export async function showDossier(
  researcher: ApiClient,
  orderId: string,
  timeline: Timeline,
  isPromised: boolean,
): Promise<void> {
  const read = async () => (await researcher.call(getStaffOrder, { params: { orderId } })).dossier;
  let dossier = await read();
  const isEnough = () => filledOf(dossier).length >= leastSections;
  // What was found last is laid in a moment later.
  const until = performance.now() + (isPromised ? 15_000 : 2_000);
  while (!isEnough() && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    dossier = await read();
  }
  for (const { code, title, facts, excuse } of countedOf(dossier)) {
    const contradicted = facts.filter(({ alternatives }) => alternatives.length > 0).length;
    const said = excuse === null ? 'nothing' : `nothing: ${excuse.text}`;
    const words = facts.length === 0 ? said : `${facts.length} facts`;
    timeline.note(
      'section',
      `${title}: ${words}${contradicted > 0 ? `, ${contradicted} contradicted` : ''}${facts[0] ? ` (${code}: ${facts[0].label} ${facts[0].shown.slice(0, 60)})` : ''}`,
    );
  }
  const filled = filledOf(dossier).length;
  const counted = countedOf(dossier).length;
  timeline.note('dossier', `${filled} of ${counted} sections have facts, and nobody has typed anything`);
  if (isPromised && !isEnough())
    throw new Error(`only ${filled} of ${counted} sections have facts; ${leastSections} were promised`);
}

function countedOf(dossier: DossierView | null): DossierView['sections'] {
  return (dossier?.sections ?? []).filter(({ need }) => need !== 'note');
}

function filledOf(dossier: DossierView | null): DossierView['sections'] {
  return countedOf(dossier).filter(({ facts }) => facts.length > 0);
}
