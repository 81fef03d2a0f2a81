export const en = {
  analyst: 'Countercheck, analyst of this report',
  catalogue: 'Countercheck, catalogue of sources',
  computed: 'Countercheck, computed from the facts of this report',
};
export type Texts = typeof en;
