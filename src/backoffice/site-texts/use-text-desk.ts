import { useNavigate } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import { type Locale, locales } from '#kernel/locale.ts';
import { getSiteText, type SiteTextDesk } from '#workflows/edit-texts/contract.ts';
import { useVersionDesk } from '../page/versions/use-version-desk.ts';

const ofText = (params: Readonly<{ kind: SiteTextDesk['text']['kind']; name: string }>) => ({
  ...{
    key: `site-text:${params.kind}:${params.name}`,
    overtaken: ['text_changed_meanwhile', 'text_moved_meanwhile'],
  },
  markOf: ({ mark }: SiteTextDesk) => mark,
  savedOf: ({ drafted, shown }: SiteTextDesk) => drafted ?? shown,
  ask: (api: ApiClient) => api.call(getSiteText, { params }),
});

/** The desk of one text: what was loaded or answered last, and what is typed in each language, which outlives a reload. */
export function useTextDesk(loaded: SiteTextDesk) {
  const navigate = useNavigate();
  const { kind, name } = loaded.text;
  const work = useVersionDesk(loaded, ofText({ kind, name }));
  const { saved, value: sources } = work;
  return {
    desk: work.desk,
    params: { kind, name },
    sources,
    /** The mark of the text that the sources were typed over. */
    seen: String(work.seen),
    /** The same as one text, for whoever asks whether it has changed. */
    written: JSON.stringify(sources),
    isDirty: locales.some((locale) => sources[locale] !== saved[locale]),
    isOvertaken: work.isOvertaken,
    isBusy: work.isBusy,
    fault: work.fault,
    clear: work.clear,
    write: (locale: Locale, text: string) => work.write({ ...sources, [locale]: text }),
    /** Shows what the desk has. */
    forget: work.forget,
    /** Does something that answers the desk anew; who was slower is told, and keeps what was typed. */
    act: (
      call: (api: ApiClient) => Promise<SiteTextDesk | null>,
      doneText: string,
      options: { isTypedKept?: boolean; isAside?: boolean } = {},
    ) =>
      work.act(
        async (api) => {
          const now = await call(api);
          // Nothing is left of it: the list tells.
          if (now === null) await navigate('/catalogue/texts');
          return now ?? undefined;
        },
        doneText,
        options,
      ),
    read: work.read,
  };
}
export type TextWork = ReturnType<typeof useTextDesk>;
