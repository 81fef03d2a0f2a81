/** Where the answers of the desk's keys are looked for. */
export const places = {
  rows: 'tr[aria-current]',
  lines: '[data-line], #dossier-section, [data-line] :focus, main form, main form :focus',
  current: '[data-line][aria-current]',
  dialog: 'dialog[open]',
  steps: 'dialog[open] fieldset button',
  cards: 'article, article :focus',
  page: 'section img[alt]',
  head: 'h1',
} as const;
