import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { ContactSection } from '../feedback/ContactSection.tsx';
import { sendContact } from '../feedback/contact-action.server.ts';
import { useContactWords } from '../feedback/texts/words.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { apiContext, type PageHandle } from '../server-context.ts';

export const handle: PageHandle = { isShared: true, isCalm: true };

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
