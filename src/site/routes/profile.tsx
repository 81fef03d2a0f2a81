import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Profile() {
  return (
    <Page>
      <PageHead title="Profile" isPrivate />
      <h1>Profile</h1>
    </Page>
  );
}
