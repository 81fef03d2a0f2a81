import { port } from '#platform/config/machine-settings.ts';
import { setting, url } from '#platform/config/settings.ts';

/** Where the sandbox card gateway listens, how payers reach it, and where the registers of the demo world listen. */
export const sandboxSettings = {
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
