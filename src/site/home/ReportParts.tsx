import { ReportContent } from '../picker/ReportContent.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Section } from './Section.tsx';

export function ReportParts() {
  const { home } = useTexts();
  return (
    <Section id="report" title={home.reportTitle} lead={home.reportLead}>
      <ReportContent />
    </Section>
  );
}
