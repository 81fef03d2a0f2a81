import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function StandingPage() {
  return (
    <Page>
      <PageHead title="Page" isPrivate />
      <h1>Page</h1>
    </Page>
  );
}
