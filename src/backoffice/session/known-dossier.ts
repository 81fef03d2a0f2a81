import type { StaffOrder } from '#workflows/prepare-report/contract.ts';

/** An order that was answered in brief with the dossier that is known of it; undefined where something has changed in that. Pure. */
export function withKnown(brief: StaffOrder, known: StaffOrder['dossier']): StaffOrder | undefined {
  const { dossier } = brief;
  if (dossier === null) return brief;
  if (known?.revision !== dossier.revision || known.changeNo !== dossier.changeNo) return undefined;
  const { sections, reasons, methods } = known;
  return { ...brief, dossier: { ...dossier, sections, reasons, methods } };
}
