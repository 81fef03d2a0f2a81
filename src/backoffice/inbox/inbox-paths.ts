import type { InboxItem } from '#workflows/answer-inbox/contract.ts';

/** Where something of the inbox is answered. */
export function pathOfItem({ kind, id, orderId }: Pick<InboxItem, 'kind' | 'id' | 'orderId'>): string {
  switch (kind) {
    case 'question':
      return `/feedback?only=${id}`;
    case 'claim':
      return `/orders/${orderId ?? ''}`;
    case 'review':
      return `/feedback?tab=reviews&only=${id}`;
    case 'request':
      return `/inbox/requests/${id}`;
  }
}
