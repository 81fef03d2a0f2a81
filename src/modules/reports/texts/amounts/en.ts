/** What stands beside figures. */
export const en = {
  percent: (digits: string) => `${digits}%`,
  units: { thousand: 'k', million: 'm', billion: 'bn' },
};
export type Texts = typeof en;
