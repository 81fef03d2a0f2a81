/** Who owns and leads a company, and what happened to it. */
const counts = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const counted = (count: number, one: string, many: string) =>
  `${counts[count] ?? count} ${count === 1 ? one : many}`;

export const en = {
  title: {
    persons: (count: number) => counted(count, 'person', 'persons'),
    companies: (count: number) => counted(count, 'company', 'companies'),
    parties: (count: number) => counted(count, 'holder', 'holders'),
    hold: (who: string, count: number, share: string) => `${who} ${count === 1 ? 'holds' : 'hold'} ${share}`,
    holdAll: (who: string, count: number) => `${who} ${count === 1 ? 'holds' : 'hold'} the whole company`,
    holdAtLeast: (who: string, count: number, share: string) =>
      `${who} ${count === 1 ? 'holds' : 'hold'} at least ${share}`,
    /** Nothing is known of shares. */
    named: (who: string, count: number) =>
      `${who} ${count === 1 ? 'is' : 'are'} named as ${count === 1 ? 'owner' : 'owners'}; shares are not known`,
    unknownRest: (share: string) => `; who owns ${share} is unknown`,
    openRest: '; who owns the rest is unknown',
    contradiction: 'The sources contradict each other on who owns the company',
    unknown: 'Who owns the company is not known',
    nobody: 'By its sources the company has no beneficial owner',
  },
  remark: {
    path: (formula: string, share: string) => `Shares multiply along the path: ${formula} = ${share}.`,
    threshold: (percent: string) => `Above ${percent} a person counts as beneficial owner.`,
    over100: (company: string) => `The shares in ${company} that sources give come to more than 100%.`,
    cycle: 'Companies in it own each other; every turn is counted.',
    dashed: 'A dashed line: held through others whom no source names, or by somebody unknown.',
    cut: (count: number) =>
      count === 1 ? 'One more holder is not drawn.' : `${count} more holders are not drawn.`,
  },
  /** A line about somebody in the drawing. */
  note: {
    born: (year: string) => `born ${year}`,
    indirect: (share: string) => `indirect ${share}`,
    inAll: (share: string) => `in all ${share}`,
    manages: 'manages',
    immediate_parent: 'immediate parent',
    ultimate_parent: 'ultimate parent',
    arrangement: 'trust or arrangement',
    state: 'state or public body',
    notNamed: 'not named by any source',
  },
  unknownHolder: 'Unknown holder',
  unknown: 'unknown',
  notExact: 'unknown or not exact',
  control: 'control',
  bounds: { moreThan: (share: string) => `>\u00a0${share}`, atMost: (share: string) => `≤\u00a0${share}` },
  shares: {
    exact: 'Direct and indirect, adds up to 100%.',
    bounds: 'Shares are filed as bands: what is certain is drawn, the rest is open.',
    rest: (share: string) => `Unknown: ${share}.`,
    restIs: (share: string, formula: string) => `Unknown ${share} = ${formula}.`,
    reason: (reason: string) => `Reason: ${reason}.`,
    rounded: 'Direct and indirect; the sources round their shares.',
    others: (count: number) => (count === 1 ? '1 more holder' : `${count} more holders`),
    contradiction: 'Not added up: the shares that sources give come to more than 100%.',
  },
  managers: {
    signing: (rule: string) => `Signing: ${rule}`,
    inOffice: (count: number) => `${count} in office`,
    left: (count: number) => `${count} who left`,
    disqualified: 'Disqualified from managing companies',
  },
  events: {
    appointed: 'Appointed',
    leader: 'Appointed',
    left: 'Left office',
    holder: 'New shareholder',
  },
};
export type Texts = typeof en;
