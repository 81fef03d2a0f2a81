import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { apiContext, type PageHandle } from '../api/server-context.ts';
import { ContactSection } from '../feedback/contact/ContactSection.tsx';
import { sendContact } from '../feedback/contact/contact-action.server.ts';
import { useContactWords } from '../feedback/texts/words.ts';
import { PageHead } from '../layout/PageHead.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.get('sent') === '1' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return sendContact(context.get(apiContext), await request.formData(), locale);
}

export default function Contact() {
  const { pageTitle, description } = useContactWords();
  const { isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={pageTitle} description={description} />
      <ContactSection level={1} isSent={isSent} answer={answer} />
    </>
  );
}
