import { lazy, Suspense } from 'react';
import '#ui/forms/Field.module.css';
import '#ui/base/Notice.module.css';
import '../feedback/contact/ContactExample.module.css';
import '../feedback/contact/ContactForm.module.css';
import '../feedback/contact/ContactSection.module.css';
import '../feedback/Thanks.module.css';
import '../report-content/ExampleLink.module.css';
import './coverage/Coverage.module.css';
import './coverage/CoverageMap.module.css';
import './sections/Guarantee.module.css';
import './sections/HomeSections.module.css';
import './sections/Path.module.css';
import './sections/ReportParts.module.css';
import './sections/Risks.module.css';
import './sections/Who.module.css';
import './sheet/OwnersTree.module.css';
import './sheet/Proved.module.css';
import './sheet/ReportSheet.module.css';
import './sheet/YearBars.module.css';
import type { SectionData } from './later/section-data.ts';
import { whenNeeded } from './when-needed.ts';

const markId = 'sections';
const load = async () => (await import('./sections/HomeSections.tsx')).HomeSections;

/** What the server has written there, before React takes over. */
const written = import.meta.env.SSR ? [] : [...(document.getElementById(markId)?.children ?? [])];

const putBack = (place: HTMLDivElement | null) => place?.append(...written);

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

export function LaterSections(data: SectionData) {
  // React empties a place that is drawn anew before its code is there, and a chosen country draws the page anew.
  return (
    <div id={markId}>
      <Suspense fallback={<div ref={putBack} />}>
        <Sections {...data} />
      </Suspense>
    </div>
  );
}
