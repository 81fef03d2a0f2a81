import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Article() {
  return (
    <Page>
      <PageHead title="Article" isPrivate />
      <h1>Article</h1>
    </Page>
  );
}
