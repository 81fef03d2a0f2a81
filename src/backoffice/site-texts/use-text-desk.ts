import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { type Locale, type Localized, locales } from '#kernel/locale.ts';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import type { SiteTextDesk } from '#workflows/edit-texts/contract.ts';
import { useStaffAct } from '../session/use-staff-act.ts';

/** The desk of one text: what was loaded or answered last, and what is typed in each language, which outlives a reload. */
export function useTextDesk(loaded: SiteTextDesk) {
  const [desk, setDesk] = useState(loaded);
  const [isOvertaken, setOvertaken] = useState(false);
  useEffect(() => setDesk(loaded), [loaded]);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const calls = useStaffAct(pathname);
  const { kind, name } = desk.text;
  const saved = desk.drafted ?? desk.shown;
  const typed = useTextDraft(`site-text:${kind}:${name}`, JSON.stringify(saved));
  // Only what is written below is kept there.
  const sources = JSON.parse(typed.text) as Localized;
  return {
    desk,
    params: { kind, name },
    sources,
    /** The same as one text, for whoever asks whether it has changed. */
    written: typed.text,
    isDirty: locales.some((locale) => sources[locale] !== saved[locale]),
    isOvertaken,
    isBusy: calls.isBusy,
    fault: calls.fault,
    clear: calls.clear,
    write: (locale: Locale, text: string) => typed.write(JSON.stringify({ ...sources, [locale]: text })),
    /** Shows what the desk has, or other words. */
    forget(to: Localized = saved) {
      typed.forget(JSON.stringify(to));
      setOvertaken(false);
    },
    /** Does something that answers the desk anew; who was slower is told, and keeps what was typed. */
    act: (call: (api: ApiClient) => Promise<SiteTextDesk | null>, doneText: string) =>
      calls.act(async (api) => {
        try {
          const now = await call(api);
          // Nothing is left of it: the list tells.
          if (now === null) await navigate('/catalogue/texts');
          else setDesk(now);
          setOvertaken(false);
        } catch (error) {
          if (isApiProblem(error) && error.code === 'text_changed_meanwhile') {
            setOvertaken(true);
            await revalidate();
          }
          throw error;
        }
      }, doneText),
    read: calls.read,
  };
}
export type TextWork = ReturnType<typeof useTextDesk>;
