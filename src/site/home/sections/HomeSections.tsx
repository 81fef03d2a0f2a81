import { ContactSection } from '../../feedback/contact/ContactSection.tsx';
import { About } from './About.tsx';
import { Advantages } from './Advantages.tsx';
import { Guarantee } from './Guarantee.tsx';
import { Reasons } from './Reasons.tsx';
import { ReportParts } from './ReportParts.tsx';
import { Risks } from './Risks.tsx';
import { Stages } from './Stages.tsx';
import { Ways } from './Ways.tsx';

/** Everything below the hero: for reading, with the contact form at its end. */
export function HomeSections() {
  return (
    <>
      <Reasons />
      <Stages />
      <Risks />
      <Ways />
      <ReportParts />
      <Guarantee />
      <About />
      <Advantages />
      <ContactSection level={2} />
    </>
  );
}
