import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Countries() {
  return (
    <Page>
      <PageHead title="Countries" isPrivate />
      <h1>Countries</h1>
    </Page>
  );
}
