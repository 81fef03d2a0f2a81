/** The page's own rules; colours, spaces and sizes are the tokens of the design system, which stand before them. */
export const docsStyle = `
@font-face { font-family: "Inter Variable"; font-display: swap; font-weight: 100 900; src: url("inter.woff2") format("woff2"); }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 5rem; background: var(--page); }
body { margin: 0; min-width: 320px; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
  font: 400 var(--text-m) / 1.6 "Inter Variable", system-ui, sans-serif; font-feature-settings: "cv11", "ss03"; }
h1, h2, h3, p, ul, pre { margin: 0; padding: 0; }
h1, h2, h3 { font-weight: 650; line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
h1 { font-size: var(--text-3xl); }
h2 { font-size: var(--text-2xl); }
h3 { font-size: var(--text-l); letter-spacing: -0.01em; }
a { color: var(--primary); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { color: var(--primary-hover); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: var(--radius-s); }
code { font: 0.9em / 1.5 ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; padding: 0.75rem 1rem; z-index: 2;
  background: var(--raised); border-radius: var(--radius); }
.skip:focus { inset-block-start: 0.5rem; }
.bar { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center;
  gap: 0 1rem; padding: 0.5rem clamp(1rem, 3vw, 1.5rem); background: var(--page); border-bottom: 1px solid var(--line);
  font-size: var(--text-s); color: var(--ink-muted); }
.bar a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: var(--touch); }
.bar .home { color: var(--ink); font-size: 1.0625rem; font-weight: 700; letter-spacing: -0.025em; text-decoration: none; }
.bar a:last-child { margin-inline-start: auto; }
.bar rect { fill: var(--primary); }
.bar path { fill: none; stroke: var(--on-primary); stroke-linecap: round; stroke-linejoin: round; stroke-width: 3; }
.bar .lines { stroke-width: 2; opacity: 0.65; }
.page { max-width: var(--content); margin: 0 auto; padding: 0 clamp(1rem, 3vw, 1.5rem) var(--space-6); }
main { display: grid; gap: var(--space-5); min-width: 0; padding-top: var(--space-3); }
main:focus { outline: none; }
main > section, .call { display: grid; gap: var(--space-2); min-width: 0; }
main p, main li { max-width: var(--measure); }
main ul, main ol { padding-inline-start: 1.25rem; display: grid; gap: 0.5rem; }
.call { padding-top: var(--space-4); margin-top: var(--space-2); border-top: 1px solid var(--line); }
.summary { font-size: var(--text-l); }
.method { display: inline-block; min-width: 3.5rem; color: var(--primary); font-size: 0.8125rem; font-weight: 700;
  letter-spacing: 0.02em; }
.must { color: var(--warn); font-size: 0.8125rem; font-weight: 500; }
.name { color: var(--ink-muted); font-size: var(--text-s); font-weight: 600; margin-bottom: -0.5rem; }
.refusals a { display: inline-flex; justify-content: center; align-items: center; min-width: 2.25rem;
  min-height: var(--touch); }
table { width: 100%; border-collapse: collapse; font-size: var(--text-s); }
caption { padding-bottom: 0.5rem; color: var(--ink-muted); font-weight: 600; text-align: start; }
th, td { padding: 0.625rem 1rem 0.625rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
th { width: 38%; font-weight: 500; }
td { color: var(--ink-muted); }
td code { color: var(--ink); }
pre { max-height: 32rem; padding: var(--space-2); overflow: auto; background: var(--surface); border: 1px solid var(--line);
  border-radius: var(--radius); font-size: var(--text-s); overflow-wrap: normal; tab-size: 2; }
summary { display: flex; align-items: center; gap: 0.5rem; min-height: var(--touch); font-weight: 600; cursor: pointer;
  border-radius: var(--radius-s); }
summary::before { content: ""; width: 0.5rem; height: 0.5rem; border: solid currentcolor; border-width: 0 2px 2px 0;
  transform: rotate(-45deg); transition: transform var(--quick); }
details[open] > summary::before { transform: rotate(45deg); }
nav { font-size: var(--text-s); }
nav ul { list-style: none; }
nav ul ul { padding-inline-start: 0.75rem; border-inline-start: 1px solid var(--line); }
nav a { display: flex; align-items: center; gap: 0.5rem; min-height: var(--touch); padding-block: 0.25rem;
  color: var(--ink-muted); line-height: 1.4; text-decoration: none; }
nav a:hover { color: var(--primary); text-decoration: underline; }
nav strong { color: var(--ink); }
nav .method { flex: none; min-width: 3rem; font-size: 0.6875rem; }
@media (--phone) { .bar span { display: none; } th { width: 44%; } }
@media (--mobile) {
  /* The groups alone: each begins with its calls anyway. */
  nav { padding-block: 0.5rem; border-bottom: 1px solid var(--line); }
  nav > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 1rem; }
  nav ul ul { display: none; }
}
@media (--desktop) {
  .page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: var(--space-5); }
  nav { position: sticky; inset-block-start: 3.75rem; align-self: start; max-height: calc(100vh - 3.75rem); overflow-y: auto;
    padding-block: var(--space-2); }
}
@media (--desktop) and (pointer: fine) { nav a { min-height: 2rem; } .refusals a { min-height: 2rem; } }
@media print { nav, .bar { display: none; } pre { max-height: none; white-space: pre-wrap; } }
`;
