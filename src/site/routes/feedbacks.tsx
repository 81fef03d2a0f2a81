import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Feedbacks() {
  return (
    <Page>
      <PageHead title="Reviews" isPrivate />
      <h1>Reviews</h1>
    </Page>
  );
}
