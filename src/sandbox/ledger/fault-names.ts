export const callNames = [
  'sessions',
  'off_session',
  'find',
  'capture',
  'release',
  'refunds',
  'list_refunds',
  'list',
] as const;
export type CallName = (typeof callNames)[number];
export const callModes = ['delay', 'drop_before', 'drop_after', 'status_500', 'status_429'] as const;
export type CallMode = (typeof callModes)[number];
export const webhookModes = ['duplicate', 'late', 'wrong_signature', 'drop'] as const;
export type WebhookMode = (typeof webhookModes)[number];
export const refundModes = ['pending', 'failed'] as const;
export type RefundMode = (typeof refundModes)[number];

/** What goes wrong next: one call of the API, the sending of a webhook, or the fate of a refund. */
export type FaultTarget = `call:${CallName}` | 'webhooks' | 'refund_outcome';
export type FaultMode = CallMode | WebhookMode | RefundMode;
export type Fault = { mode: FaultMode; delay_ms: number | null };

/** What goes wrong at a target without being ordered, if anything does. */
export type Mishaps = (target: FaultTarget) => Fault | undefined;
