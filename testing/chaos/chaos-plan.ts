/** What a run of chaos is to be. */
export type ChaosPlan = Readonly<{
  seed: string;
  orders: number;
  /** So many buyers at the same time. */
  atOnce: number;
  /** In how many of a hundred steps a process is killed. */
  killPercent: number;
  /** How many of a hundred calls of the gateway, webhooks and mails go wrong. */
  gatewayPercent: number;
  mailPercent: number;
  /** How often PostgreSQL goes down and comes back. */
  restarts: number;
  gateway: 'sandbox' | 'stripe';
  settleLimitMs: number;
}>;
