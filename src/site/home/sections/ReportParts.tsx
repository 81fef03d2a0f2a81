import { ExampleLink } from '../../report-content/ExampleLink.tsx';
import { ReportContent } from '../../report-content/ReportContent.tsx';
import { useReportContentWords } from '../../report-content/texts/words.ts';
import { Section } from './Section.tsx';

export function ReportParts() {
  const { title, lead } = useReportContentWords();
  return (
    <Section id="report" title={title} lead={lead}>
      <ReportContent />
      <ExampleLink />
    </Section>
  );
}
