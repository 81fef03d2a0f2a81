import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Continent() {
  return (
    <Page>
      <PageHead title="Continent" isPrivate />
      <h1>Continent</h1>
    </Page>
  );
}
