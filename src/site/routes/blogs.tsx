import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Blogs() {
  return (
    <Page>
      <PageHead title="Blog" isPrivate />
      <h1>Blog</h1>
    </Page>
  );
}
