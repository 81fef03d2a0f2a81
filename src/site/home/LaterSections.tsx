import { lazy, Suspense } from 'react';
import '#ui/forms/Field.module.css';
import '#ui/base/Notice.module.css';
import '../feedback/contact/ContactDrawing.module.css';
import '../feedback/contact/ContactForm.module.css';
import '../feedback/contact/ContactSection.module.css';
import '../feedback/Thanks.module.css';
import '../report-content/ExampleLink.module.css';
import '../report-content/ReportContent.module.css';
import './sections/About.module.css';
import './sections/Advantages.module.css';
import './sections/Guarantee.module.css';
import './sections/Reasons.module.css';
import './sections/Risks.module.css';
import './sections/Section.module.css';
import './sections/Stages.module.css';
import './sections/Ways.module.css';
import { whenNeeded } from './when-needed.ts';

const markId = 'sections';
const load = async () => (await import('./sections/HomeSections.tsx')).HomeSections;

/**
 * The sections below the hero. The server writes them whole; in a browser their code comes when the visitor nears
 * them, and until then they are plain HTML: the form works, links lead on. Their style belongs to the page from the
 * start, so it is imported here.
 */
const Sections = import.meta.env.SSR
  ? await load()
  : lazy(async () => {
      await whenNeeded(markId);
      return { default: await load() };
    });

export function LaterSections() {
  return (
    <div id={markId}>
      <Suspense>
        <Sections />
      </Suspense>
    </div>
  );
}
