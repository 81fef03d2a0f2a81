export const en = {
  ordersUnderWay: 'Some of your orders are still under way: wait until they are finished, or cancel them.',
  orderUnderWay: (number: string) => `Order ${number} is still under way.`,
};
export type Texts = typeof en;
