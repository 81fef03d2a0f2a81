import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Report() {
  return (
    <Page>
      <PageHead title="Report" isPrivate />
      <h1>Report</h1>
    </Page>
  );
}
