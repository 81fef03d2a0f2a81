/** A report with little in it: what its buyer may choose. */
const share = {
  title: 'There is little in this report: you choose',
  filled: (percent: number, full: number) =>
    `Facts stand in ${percent}% of its sections; a full report has ${full}% or more. You owe nothing yet.`,
  why: 'The reviewer writes why',
  takeTitle: 'Take it as it is',
  take: (amount: string) => `Take it for ${amount}`,
  takeText: (percent: number, whole: string) =>
    `That is ${percent}% of ${whole}. You get the report by e-mail.`,
  waitTitle: 'Have us go on looking',
  wait: 'Wait for more',
  waitText: (whole: string) =>
    `We go on looking until the day you choose. A full report then costs ${whole}; if there is still little in it, you are asked again.`,
  until: 'Until',
  cancelTitle: 'Do without the report',
  cancel: 'Cancel free of charge',
  cancelText: 'You get no report and pay nothing.',
  silence: (moment: string, amount: string) =>
    `If you do not choose by ${moment}, we send you the report for ${amount}, never more.`,
  waitingTitle: (day: string) => `We go on looking until ${day}`,
  waitingText: (whole: string) =>
    `As you wished. A full report then costs ${whole}; if there is still little in it, you are asked again. Until then you may end the wait.`,
  done: {
    take: 'You take the report: it is sent now',
    wait: 'We go on looking',
    cancel: 'The order is cancelled',
  },
};

export const en = { share };
