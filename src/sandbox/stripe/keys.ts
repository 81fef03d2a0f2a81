/** The key under which Stripe's words are spoken, told from that of the gateway's own. */
export const stripeKeyOf = (apiKey: string): string => `sk_test_${apiKey}`;
/** The secret that signs events for whom speaks Stripe's words. */
export const stripeSecretOf = (webhookSecret: string): string => `whsec_${webhookSecret}`;
