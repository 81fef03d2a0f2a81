import { z } from 'zod';
import { port } from '#platform/config/machine-settings.ts';
import { setting, url } from '#platform/config/settings.ts';

/** Where the sandbox card gateway listens, how payers reach it, and where the registers of the demo world listen. */
export const sandboxSettings = {
  SANDBOX: setting(
    'The sandbox card gateway: on starts it, off leaves it out (for an installation that takes real cards alone), an address is that of one which runs elsewhere.',
    'off',
    z.union([z.enum(['on', 'off']), url(['http', 'https'])]).default('on'),
  ),
  SANDBOX_FAULTS: setting(
    'Of a hundred calls and webhooks of the sandbox gateway so many go wrong by chance: slow, dropped, refused, forged, late or twice.',
    '15',
    z.coerce.number().min(0).max(90).default(0),
  ),
  SANDBOX_PORT: setting(
    'Port of the sandbox card gateway; the port after PORT unless set.',
    '3001',
    port.optional(),
  ),
  SANDBOX_PUBLIC_URL: setting(
    'The address under which payers reach the sandbox gateway.',
    'http://localhost:3001',
    url(['http', 'https']).optional(),
  ),
  REGISTERS_PORT: setting(
    'Port of the registers of the demo world, on this machine only; the port after the gateway’s unless set.',
    '3002',
    port.optional(),
  ),
};
