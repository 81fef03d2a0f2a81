import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function OurPrices() {
  return (
    <Page>
      <PageHead title="Our prices" isPrivate />
      <h1>Our prices</h1>
    </Page>
  );
}
