import type { Tried } from './test-live/tried.ts';
import { tryStripe } from './test-live/try-stripe.ts';
import { tryYookassa } from './test-live/try-yookassa.ts';

const help = `Tries a card gateway that is not ours, in the test mode of an account of yours.

  npm run test:live -- stripe
  npm run test:live -- yookassa [pay]

  STRIPE_SECRET_KEY    A test key (sk_test_… or rk_test_…); a live key is refused.
  STRIPE_API_HOST      Another address than Stripe's, for tests of this command.
  YOOKASSA_SHOP_ID     Number of a test shop.
  YOOKASSA_SECRET_KEY  Its test key (test_…); a live key is refused.
  YOOKASSA_API_URL     Another address than YooKassa's, for tests of this command.

Makes payments and leaves them in the account: at Stripe with its test cards; at YooKassa pages alone, as cards are typed there by
people. With "pay" the address of such a page is printed; once you have paid it with a test card, the rest is tried too.

Exit code: 0 all as expected, 1 something was not, 2 wrong usage.
`;

type Environment = Readonly<Record<string, string | undefined>>;

process.exitCode = await main(process.argv.slice(2), process.env);

async function main(words: readonly string[], environment: Environment): Promise<number> {
  if (words[0] === '--help') {
    console.log(help);
    return 0;
  }
  const chosen = choose(words, environment);
  if (typeof chosen === 'string') {
    console.error(chosen);
    return 2;
  }
  let faults = 0;
  for await (const { what, fault } of chosen) {
    console.log(fault === undefined ? `✔ ${what}` : `✖ ${what}: ${fault}`);
    if (fault !== undefined) faults += 1;
  }
  return faults === 0 ? 0 : 1;
}

/** What is to be tried, or why nothing is. */
function choose(words: readonly string[], environment: Environment): string | AsyncIterable<Tried> {
  const { STRIPE_SECRET_KEY: apiKey = '', STRIPE_API_HOST: stripeUrl } = environment;
  const {
    YOOKASSA_SHOP_ID: shopId = '',
    YOOKASSA_SECRET_KEY: secretKey = '',
    YOOKASSA_API_URL: apiUrl,
  } = environment;
  switch (words.join(' ')) {
    case 'stripe':
      return /^[sr]k_test_/.test(apiKey)
        ? tryStripe({ apiKey, apiUrl: stripeUrl || undefined })
        : 'STRIPE_SECRET_KEY: must be a test key, which begins with sk_test_ or rk_test_. Nothing was asked.';
    case 'yookassa':
    case 'yookassa pay':
      return /^test_/.test(secretKey) && /^\d+$/.test(shopId)
        ? tryYookassa(
            { shopId, secretKey, apiUrl: apiUrl || undefined },
            words.length > 1 ? sayPage : undefined,
          )
        : 'YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY: must be those of a test shop; its key begins with test_. Nothing was asked.';
    default:
      return help;
  }
}

function sayPage(address: string): void {
  console.log(`Pay with a test card, within ten minutes: ${address}`);
}
