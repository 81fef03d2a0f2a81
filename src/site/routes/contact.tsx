import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Contact() {
  return (
    <Page>
      <PageHead title="Contact" isPrivate />
      <h1>Contact</h1>
    </Page>
  );
}
