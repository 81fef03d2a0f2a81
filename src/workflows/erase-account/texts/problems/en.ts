export const en = {
  ordersUnderWay:
    'Some of your orders are still under way, or their invoices are not paid: finish, cancel or pay them first.',
  orderUnderWay: (number: string) => `Order ${number} is still under way.`,
  orderNotPaid: (number: string) => `The invoice of order ${number} is not paid.`,
};
export type Texts = typeof en;
