import { ContactSection } from '../../feedback/contact/ContactSection.tsx';
import type { SectionData } from '../later/section-data.ts';
import { Guarantee } from './Guarantee.tsx';
import styles from './HomeSections.module.css';
import { Path } from './Path.tsx';
import { ReportParts } from './ReportParts.tsx';
import { Risks } from './Risks.tsx';
import { Who } from './Who.tsx';

/** Everything below the hero, in five movements and the contact form at its end. */
export function HomeSections({ page, price, coverage }: SectionData) {
  return (
    <>
      <Risks page={page} />
      <Path bands={coverage.bands} />
      <ReportParts page={page} />
      <Guarantee page={page} price={price} />
      <Who coverage={coverage} />
      <div className={styles.ask}>
        <ContactSection level={2} />
      </div>
    </>
  );
}
