import type { DeskNews } from '#workflows/edit-dossier/contract.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';

/** An order with what is new in its dossier; undefined where that is of another revision, so that all of it is. Pure. */
export function withNews(order: StaffOrder, { dossier, obstacles }: DeskNews): StaffOrder | undefined {
  const known = order.dossier;
  if (known === null || known.revision !== dossier.revision) return undefined;
  const fresh = new Map(dossier.sections.map((section) => [section.code, section]));
  const sections = known.sections.map((section) => fresh.get(section.code) ?? section);
  const { reasons, methods } = known;
  return { ...order, obstacles, dossier: { ...dossier, sections, reasons, methods } };
}
