import { redirect } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { SendFailure } from '#ui/forms/form-fault.ts';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { listMyOrders } from './endpoints.ts';
import { ordersAddress, pageSize, pagesOf, readOrdersQuery } from './orders-query.ts';

/** The list that an address asks for, or why it did not come. Throws `SessionEnded`, and what the API refuses for good. */
export async function loadOrders(address: string) {
  const { pathname, searchParams } = new URL(address);
  const query = readOrdersQuery(searchParams);
  try {
    const list = await sessionApi().call(listMyOrders, { query: { ...query, pageSize } });
    const last = pagesOf(list.total);
    // Fewer orders than the address was made for: a filter was changed by hand, or an old link.
    if (query.page > last) throw redirect(pathname + ordersAddress({ ...query, page: last }));
    return { query, list, failure: undefined };
  } catch (error) {
    const isOutage = error instanceof TypeError || error instanceof DOMException;
    if (!isOutage && !(isApiProblem(error) && (error.status >= 500 || error.status === 429))) throw error;
    const failure: SendFailure | undefined = refusalOfError(error).failure;
    return { query, list: undefined, failure };
  }
}
