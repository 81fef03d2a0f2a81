/** What the operator's page of the registers adds to the stylesheet of the sandbox. */
export const registersStyle = `
.desk > p { margin-top: 12px; max-width: 48rem; }
.registers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr)); gap: 20px; margin-top: 24px; }
.desk .registers h2 { margin-top: 0; }
.desk .registers form { display: block; margin-top: 12px; }
.registers fieldset { margin: 0 0 8px; padding: 0; border: 0; }
.registers legend { padding: 0; font-weight: 600; }
.lever { display: flex; gap: 10px; align-items: center; min-height: 40px; }
.lever input { width: 20px; height: 20px; flex: none; margin: 0; accent-color: var(--primary); }
.desk .registers button { display: block; width: 100%; margin-top: 12px; }
.card > .usual { margin-top: 4px; color: var(--good); font-size: 0.9375rem; }
.card > .unusual { margin-top: 4px; color: var(--bad); font-size: 0.9375rem; font-weight: 600; }
.card > .asked { margin-top: 0; color: var(--muted); font-size: 0.875rem; }
.applied { color: var(--good); font-weight: 600; }
.lang { display: inline-block; padding: 10px 8px; }
.lang[aria-current] { font-weight: 600; }
`;
