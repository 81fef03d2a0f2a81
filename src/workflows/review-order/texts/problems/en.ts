export const en = {
  notDelivered: 'You can review the order when the report has been delivered.',
};
export type Texts = typeof en;
