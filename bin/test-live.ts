import { tryStripe } from './test-live/try-stripe.ts';

const help = `Tries a card gateway that is not ours, in the test mode of an account of yours.

  npm run test:live -- stripe

  STRIPE_SECRET_KEY  A test key (sk_test_… or rk_test_…); a live key is refused.
  STRIPE_API_HOST    Another address than Stripe's, for tests of this command.

Makes payments with Stripe's test cards and leaves them in the account. Pages are opened, not filled in.

Exit code: 0 all as expected, 1 something was not, 2 wrong usage.
`;

process.exitCode = await main(process.argv.slice(2), process.env);

async function main(
  [gateway, ...more]: readonly string[],
  { STRIPE_SECRET_KEY: apiKey = '', STRIPE_API_HOST: apiUrl }: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  if (gateway === '--help') {
    console.log(help);
    return 0;
  }
  if (gateway !== 'stripe' || more.length > 0) {
    console.error(help);
    return 2;
  }
  if (!/^[sr]k_test_/.test(apiKey)) {
    console.error(
      'STRIPE_SECRET_KEY: must be a test key, which begins with sk_test_ or rk_test_. Nothing was asked.',
    );
    return 2;
  }
  let faults = 0;
  for await (const { what, fault } of tryStripe({ apiKey, apiUrl: apiUrl || undefined })) {
    console.log(fault === undefined ? `✔ ${what}` : `✖ ${what}: ${fault}`);
    if (fault !== undefined) faults += 1;
  }
  return faults === 0 ? 0 : 1;
}
