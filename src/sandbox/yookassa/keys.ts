/** The shop in whose name YooKassa's words are spoken here. */
export const shopId = '100500';

/** How a shop shows who it is: its number and secret key. */
export const basicOf = (apiKey: string): string =>
  `Basic ${Buffer.from(`${shopId}:test_${apiKey}`).toString('base64')}`;
