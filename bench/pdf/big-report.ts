import type { ReportView } from '#modules/reports/view/report-view.ts';
import { reportViewFixture } from '#modules/reports/view/report-view-fixture.ts';

const people = 20;
const nodes = 15;

/** A full report: five years with a restated one, 20 managers, owners of 15 nodes, more than 150 values with evidence. */
export function bigReport(locale: ReportView['locale']): ReportView {
  const [section] = reportViewFixture.sections;
  const [manager] = reportViewFixture.managers;
  const { ownership } = reportViewFixture;
  if (section === undefined || manager === undefined || ownership === null) throw new Error('no fixture');
  return {
    ...reportViewFixture,
    locale,
    managers: Array.from({ length: people }, (_, index) => ({ ...manager, name: `Person ${index + 1}` })),
    ownership: {
      ...ownership,
      nodes: [
        ...ownership.nodes,
        ...Array.from({ length: nodes - ownership.nodes.length }, (_, index) => ({
          id: `more-${index}`,
          kind: 'company' as const,
          name: `Holding ${index + 1} GmbH`,
          note: '',
          country: 'DE',
          screening: 'clear' as const,
          facts: [],
        })),
      ],
      edges: [
        ...ownership.edges,
        ...Array.from({ length: nodes - ownership.nodes.length }, (_, index) => ({
          from: `more-${index}`,
          to: index === 0 ? 'alster' : `more-${index - 1}`,
          label: '10%',
          isKnown: true,
        })),
      ],
    },
    sections: reportViewFixture.sections.map((one) =>
      one.code === 'history'
        ? one
        : {
            ...one,
            rows: [...one.rows, ...section.rows.map((row) => ({ ...row, label: `${row.label}, once more` }))],
          },
    ),
  };
}
