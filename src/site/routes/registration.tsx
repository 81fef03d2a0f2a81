import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Registration() {
  return (
    <Page>
      <PageHead title="Registration" isPrivate />
      <h1>Registration</h1>
    </Page>
  );
}
