import {
  type ClientLoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { getProfile } from '#modules/accounts/web/endpoints.ts';
import { SecondFactor } from '#modules/accounts/web/second-factor/SecondFactor.tsx';
import { loadSecondFactor } from '#modules/accounts/web/second-factor/second-factor-calls.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage, pathAfterSignIn } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './second-factor.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

/** For staff who have none yet; others go on to where they wanted. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [standing, { login }] = await loadPage(request, (api) =>
    Promise.all([loadSecondFactor(), api.call(getProfile, {})]),
  );
  if (standing.isOn) throw redirect(pathAfterSignIn(new URL(request.url).searchParams.get('to')));
  return { standing, login };
}

export default function SecondFactorPage() {
  const { signIn, secondFactor, locale } = useTexts();
  const { standing, login } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageTitle>{secondFactor.title}</PageTitle>
      <h1>{signIn.secondFactorTitle}</h1>
      <p>{signIn.secondFactorText}</p>
      <h2>{secondFactor.title}</h2>
      <p>{secondFactor.lead}</p>
      <SecondFactor
        standing={standing}
        email={login}
        locale={locale}
        words={secondFactor}
        onChanged={() => navigate(pathAfterSignIn(search.get('to')), { replace: true })}
      />
    </div>
  );
}
