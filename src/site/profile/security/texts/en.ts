import { secondFactor } from '#modules/accounts/texts/second-factor/en.ts';
import { securityEvents } from '#modules/accounts/texts/security-events/en.ts';

export const en = { secondFactor, securityEvents };
