import { bareEndpoint } from '#kernel/bare-endpoint.ts';
import type * as debts from '#workflows/collect-debts/contract.ts';

export const getOwnCredit = bareEndpoint<typeof debts.getOwnCredit>('getOwnCredit', 'GET', '/User/Credit');
