import { secondFactor } from '#modules/accounts/texts/second-factor/ru.ts';
import { securityEvents } from '#modules/accounts/texts/security-events/ru.ts';
import type { en } from './en.ts';

export const ru: typeof en = { secondFactor, securityEvents };
