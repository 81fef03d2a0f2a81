export const en = {
  analyst: 'Countercheck, analyst of this report',
  computed: 'Countercheck, computed from the facts of this report',
};
export type Texts = typeof en;
