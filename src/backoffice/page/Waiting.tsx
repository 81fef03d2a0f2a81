import { Spinner } from '#ui/base/Spinner.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { PageTitle } from './PageTitle.tsx';

/** What the server draws while the browser has not fetched the page's contents yet. */
export function Waiting() {
  const { shell } = useTexts();
  return (
    <>
      <PageTitle>{shell.backOffice}</PageTitle>
      <Spinner title={shell.waiting} />
    </>
  );
}
