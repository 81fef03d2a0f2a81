import { bareEndpoint } from '#kernel/bare-endpoint.ts';
import type * as contract from '#workflows/list-my-orders/contract.ts';

export const listMyOrders = bareEndpoint<typeof contract.listMyOrders>('listMyOrders', 'GET', '/User/Orders');
