import { createHmac } from 'node:crypto';

export const signatureHeader = 'Countercheck-Sandbox-Signature';

/** Signs `t.body` with HMAC-SHA-256; `t` is the sending time in whole seconds. */
export function signWebhook(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
