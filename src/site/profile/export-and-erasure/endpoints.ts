import { bareEndpoint } from '#kernel/bare-endpoint.ts';
import type * as contract from '#workflows/erase-account/contract.ts';

// The contract without its schemas, as in accounts/web/endpoints.ts.
export const eraseAccount = bareEndpoint<typeof contract.eraseAccount>(
  'eraseAccount',
  'POST',
  '/User/EraseAccount',
);
