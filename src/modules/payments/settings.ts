import { z } from 'zod';
import { setting } from '#platform/config/settings.ts';

/** When an amount is held, and when it is debited. */
export const paymentSettings = {
  HOLD_MAX_DAYS: setting(
    'Longest tariff, in business days, whose amount is held at once; above it the card is verified and held when the report is ready.',
    '3',
    z.coerce.number().int().min(0).max(5).default(3),
  ),
  CAPTURE_DELAY_SECONDS: setting(
    'Seconds between the accepted mail and the debit, so that an instant bounce can stop it.',
    '0',
    z.coerce.number().int().min(0).max(3600).default(0),
  ),
};
