import { bareEndpoint } from '#kernel/bare-endpoint.ts';
import type * as countries from '#modules/countries/contract.ts';
import type * as placing from '#workflows/place-order/contract.ts';

export const getCountry = bareEndpoint<typeof countries.getCountry>(
  'getCountry',
  'POST',
  '/Dictionary/GetCountry',
);
export const checkVatNumber = bareEndpoint<typeof placing.checkVatNumber>(
  'checkVatNumber',
  'POST',
  '/orders/vat-check',
);
export const placeOrder = bareEndpoint<typeof placing.placeOrder>('placeOrder', 'POST', '/orders');
