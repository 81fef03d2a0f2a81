/** The one stylesheet of the gateway's pages, served as a file so that the policy needs no inline style. */
export const style = `
@font-face { font-family: "Inter Variable"; font-display: swap; font-weight: 100 900;
  src: url("inter-latin.woff2") format("woff2"); unicode-range: U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212; }
@font-face { font-family: "Inter Variable"; font-display: swap; font-weight: 100 900;
  src: url("inter-cyrillic.woff2") format("woff2"); unicode-range: U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116; }
:root {
  color-scheme: light dark;
  --page: light-dark(#ffffff, #0b1220); --surface: light-dark(#f5f7fb, #121c2f); --raised: light-dark(#ffffff, #16223a);
  --ink: light-dark(#0b1b33, #e9effa); --muted: light-dark(#4e5d78, #a3b1c9); --line: light-dark(#dfe5ef, #24324b);
  --edge: light-dark(#7b89a3, #62769a); --primary: light-dark(#1554d1, #7ea8ff);
  --primary-hover: light-dark(#0f44ad, #a3c1ff); --on-primary: light-dark(#ffffff, #0b1220);
  --good: light-dark(#0e7a4f, #5fd3a2); --bad: light-dark(#b3261e, #ff9a91); --bad-soft: light-dark(#fcebea, #3d1a1d);
  --test: light-dark(#fdf3de, #372b12); --on-test: light-dark(#5c3b00, #f2bd57); --focus: var(--primary);
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--page); color: var(--ink);
  font: 16px/1.5 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; font-weight: 650; text-wrap: balance; }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.banner {
  background: var(--test); color: var(--on-test); padding: 8px 16px; text-align: center; font-size: 0.875rem;
}
.banner strong { letter-spacing: 0.02em; }
.sheet { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); }
.summary { background: var(--surface); border-bottom: 1px solid var(--line); padding: 24px 16px; }
.form { padding: 24px 16px 40px; }
.column { width: 100%; max-width: 440px; margin: 0 auto; }
.merchant { display: flex; align-items: center; gap: 10px; font-weight: 600; }
.merchant { letter-spacing: -0.025em; font-size: 1.0625rem; font-weight: 700; }
.merchant svg { width: 28px; height: 28px; flex: none; }
.mark rect { fill: var(--primary); }
.mark path { fill: none; stroke: var(--on-primary); stroke-linecap: round; stroke-linejoin: round; stroke-width: 3; }
.mark .lines { stroke-width: 2; opacity: 0.65; }
.label { margin-top: 20px; color: var(--muted); font-size: 0.9375rem; }
.amount { font-size: 2.25rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums; }
.what { margin-top: 12px; overflow-wrap: anywhere; }
.order { color: var(--muted); font-size: 0.9375rem; overflow-wrap: anywhere; }
dl.details { margin-top: 16px; font-size: 0.9375rem; }
.details div { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 12px; padding: 8px 0;
  border-top: 1px solid var(--line); }
.details dt { color: var(--muted); }
.details dd { overflow-wrap: anywhere; }
.promise { display: flex; gap: 12px; margin-top: 20px; padding-top: 20px; border-top: 1px solid var(--line); }
.promise svg { width: 24px; height: 24px; flex: none; color: var(--good); }
.promise strong { display: block; font-weight: 600; text-wrap: pretty; }
.promise span { display: block; margin-top: 4px; color: var(--muted); font-size: 0.9375rem; }
.stack { display: grid; gap: 16px; margin-top: 20px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(132px, 100%), 1fr)); gap: 16px; }
.field label { display: block; font-weight: 600; font-size: 0.9375rem; }
.hint { color: var(--muted); font-size: 0.875rem; }
.field input {
  display: block; width: 100%; height: 48px; margin-top: 6px; padding: 0 14px; border: 1px solid var(--edge);
  border-radius: 10px; background: var(--raised); color: var(--ink); font: inherit;
  font-variant-numeric: tabular-nums;
}
.field input[aria-invalid] { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad); }
.error { color: var(--bad); font-size: 0.9375rem; margin-top: 6px; font-weight: 500; }
.alert { margin-top: 20px; padding: 12px 16px; border: 1px solid var(--bad); border-radius: 10px;
  background: var(--bad-soft); }
.alert ul { margin: 4px 0 0; padding-left: 20px; }
.alert a, .alert h2 { color: var(--bad); }
.alert h2 { font-size: 1rem; }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 0; border-radius: 10px;
  background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; transition: background 120ms;
}
button:hover, .button:hover { background: var(--primary-hover); }
button.quiet { margin-top: 8px; background: none; color: var(--primary); font-weight: 500; }
button.quiet:hover { text-decoration: underline; }
.until { margin-top: 12px; text-align: center; color: var(--muted); font-size: 0.875rem; }
details { margin-top: 24px; border: 1px solid var(--line); border-radius: 10px; }
summary { min-height: 48px; padding: 11px 16px; font-weight: 600; cursor: pointer; border-radius: 10px; }
details > div { padding: 0 16px 16px; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; color: var(--muted); border-top: 0; }
.digits { white-space: nowrap; font-variant-numeric: tabular-nums; }
.dialog { width: 100%; max-width: 480px; margin: 0 auto; padding: 32px 16px; }
.card { border: 1px solid var(--line); border-radius: 10px; padding: 24px; }
.issuer { display: flex; justify-content: space-between; align-items: center; gap: 12px; margin-bottom: 20px;
  padding-bottom: 16px; border-bottom: 1px solid var(--line); font-weight: 600; }
.issuer span:last-child { color: var(--muted); font-size: 0.875rem; font-weight: 500; white-space: nowrap; }
.card > p, .card > dl { margin-top: 12px; }
@media (--desktop) {
  .sheet { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .summary { border-bottom: 0; border-right: 1px solid var(--line); padding: 72px 56px; }
  .form { padding: 72px 56px; }
  .summary .column { margin: 0 0 0 auto; }
  .form .column { margin: 0; }
  .amount { font-size: 2.75rem; }
  .dialog { padding-top: 72px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }

.desk { width: 100%; max-width: 1200px; margin: 0 auto; padding: 24px 16px 56px; }
.desk header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between; }
.desk h2 { margin-top: 32px; font-size: 1.125rem; }
.desk .wide { overflow-x: auto; }
.desk td, .desk th { white-space: nowrap; vertical-align: middle; font-variant-numeric: tabular-nums; }
.desk form { display: inline-block; margin: 0; }
.desk button { display: inline-block; width: auto; min-height: 44px; padding: 6px 12px; font-size: 0.875rem; }
.desk td button { background: none; color: var(--primary); border: 1px solid var(--line); }
.desk .clock { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.desk .none { margin-top: 8px; color: var(--muted); }
`;
