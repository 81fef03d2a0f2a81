import type { Dossier } from '../../../dossier/dossier.ts';
import type { ReportView } from '../../../view/report-view.ts';
import type { DossierFacts } from '../../context/dossier-facts.ts';
import type { ReportContext } from '../../context/report-context.ts';

/** What the tiles read beside the facts. */
export type TileInput = Readonly<{
  dossier: Dossier;
  facts: DossierFacts;
  flags: ReportView['flags'];
  managers: ReportView['managers'];
  ratios: ReportView['ratios'];
  context: ReportContext;
}>;
