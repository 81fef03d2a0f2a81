import { useTexts } from '../texts/use-texts.tsx';

/** The title of the document; React lifts it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { shell } = useTexts();
  return <title>{`${children} · ${shell.siteName}`}</title>;
}
