import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';

export default function Login() {
  return (
    <Page>
      <PageHead title="Login" isPrivate />
      <h1>Login</h1>
    </Page>
  );
}
