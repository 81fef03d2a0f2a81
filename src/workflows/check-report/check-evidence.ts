import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { checkProblems } from '#modules/checks/service.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { getCheckEvidence } from './contract.ts';
import { numberSources } from './numbered-sources.ts';

type Answer = z.output<NonNullable<typeof getCheckEvidence.reply>>;

/** Where a value of a report under way comes from, or where another source says something else. */
export function createCheckEvidence(deps: { db: Db; orders: OrdersService; reports: ReportsService }) {
  const { db, orders, reports } = deps;
  return async function evidence(
    orderId: string,
    factId: string,
    other: number | undefined,
    locale: Locale,
  ): Promise<Answer> {
    const { revision } = await orders.get(db, orderId);
    const dossier = await reports.getDossier(db, orderId, revision);
    const facts = dossier.facts.map((fact) =>
      fact.id === factId && other !== undefined ? { ...fact, ...fact.alternatives?.[other] } : fact,
    );
    const asked = { ...dossier, facts };
    const found = reports.viewEvidence(asked, { locale, sources: [] }, factId);
    const fact = facts.find(({ id }) => id === factId);
    if (found === undefined || fact === undefined) throw new Problem(checkProblems.unknownValue);
    const number = numberSources(reports.viewDossier(dossier, locale))(fact);
    return {
      evidence: { ...found, source: { ...found.source, number } },
      // Of a document a person has said the page; there is no line to be found.
      ...(await reports.readExcerpt(found.sha256, found.document == null ? found.place : null)),
    };
  };
}
