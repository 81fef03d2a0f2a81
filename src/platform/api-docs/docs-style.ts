/** The page's own rules; colours, spaces and sizes are the tokens of the design system, which stand before them. */
export const docsStyle = `
@font-face { font-family: "Inter Variable"; font-display: swap; font-weight: 100 900; src: url("inter.woff2") format("woff2"); }
*, *::before, *::after { box-sizing: border-box; }
html { --wide: max(90rem, var(--content)); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 5rem; background: var(--page); }
body { margin: 0; min-width: 320px; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
  font: 400 var(--text-m) / 1.6 "Inter Variable", system-ui, sans-serif; font-feature-settings: "cv11", "ss03"; }
h1, h2, h3, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
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
  gap: 0 1rem; padding: 0.5rem max(clamp(1rem, 3vw, 1.5rem), 50% - var(--wide) / 2 + clamp(1rem, 3vw, 1.5rem)); background: var(--page); border-bottom: 1px solid var(--line);
  font-size: var(--text-s); color: var(--ink-muted); }
.bar a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: var(--touch); }
.bar .home { color: var(--ink); font-size: 1.0625rem; font-weight: 700; letter-spacing: -0.025em; text-decoration: none; }
.bar form { display: flex; flex: 1 1 16rem; gap: 0.5rem; max-width: 34rem; }
.bar > a:last-child { margin-inline-start: auto; }
.bar input, .bar button { min-height: var(--touch); padding: 0.25rem 0.75rem; border: 1px solid var(--control-line);
  border-radius: var(--radius-s); background: var(--raised); color: var(--ink); font: inherit; font-size: 1rem; }
.bar input { flex: 1; min-width: 0; }
.bar button { border-color: var(--primary); background: var(--primary); color: var(--on-primary); font-size: var(--text-s);
  font-weight: 600; cursor: pointer; }
.bar button:hover { background: var(--primary-hover); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.bar rect { fill: var(--primary); }
.bar path { fill: none; stroke: var(--on-primary); stroke-linecap: round; stroke-linejoin: round; stroke-width: 3; }
.bar .lines { stroke-width: 2; opacity: 0.65; }
.page { max-width: var(--content); margin: 0 auto; padding: 0 clamp(1rem, 3vw, 1.5rem) var(--space-6); }
main { display: grid; gap: var(--space-5); min-width: 0; padding-top: var(--space-3); }
main:focus { outline: none; }
main p, main li { max-width: 38rem; }
main ul, main ol { padding-inline-start: 1.25rem; display: grid; gap: 0.5rem; }
main > .lead, main > .lead + .jump { margin-top: calc(-1 * var(--space-3)); }
.lead { font-size: var(--text-l); }
main > section, .area, .words, .code { display: grid; gap: var(--space-2); align-content: start; min-width: 0; }
main > .call { gap: var(--space-3); padding-top: var(--space-4); border-top: 1px solid var(--line); }
.call h2 { max-width: 34rem; font-size: var(--text-xl); }
.area { padding-top: var(--space-3); }
.address code { color: var(--ink-muted); }
.jump, .languages, .calls { list-style: none; }
main .jump li { max-width: none; }
main .jump, main .languages { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; }
main .jump a, .calls a { display: inline-flex; align-items: center; min-height: var(--touch); }
main .calls { gap: 0; padding: 0; }
main .calls li { display: grid; grid-template-columns: 3.5rem minmax(0, 24rem) minmax(0, 1fr); gap: 0 1rem;
  align-items: center; max-width: none; border-top: 1px solid var(--line); font-size: var(--text-s); }
.calls .about { color: var(--ink-muted); padding-block: 0.5rem; }
.calls li:target { background: var(--primary-soft); }
main .languages { gap: 0.25rem; border-bottom: 1px solid var(--line); font-size: var(--text-s); }
.languages a { display: inline-flex; align-items: center; min-height: var(--touch); padding-inline: 0.75rem; margin-bottom: -1px;
  border-bottom: 2px solid transparent; color: var(--ink-muted); font-weight: 600; text-decoration: none; }
.languages a:hover { color: var(--primary); }
.languages a[aria-current] { border-bottom-color: var(--primary); color: var(--ink); }
.facts { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding: 0.75rem 1rem; background: var(--surface);
  border-radius: var(--radius); font-size: var(--text-s); }
.facts div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; max-width: 100%; }
.facts dt { color: var(--ink-muted); font-weight: 600; }
.facts a { display: inline-block; }
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
nav a[aria-current] { color: var(--ink); font-weight: 650; }
nav .method { flex: none; min-width: 3rem; font-size: 0.6875rem; }
@media (--phone) {
  .bar form { order: 3; flex-basis: 100%; padding-block-end: 0.25rem; }
  th { width: 44%; }
  main .calls li { grid-template-columns: 3.5rem minmax(0, 1fr); padding-block: 0.25rem; }
  .calls .about { grid-column: 1 / -1; padding-block: 0 0.5rem; }
}
@media (--mobile) {
  .bar { position: static; }
  html { scroll-padding-top: 1rem; }
  /* The areas alone: each begins with its calls anyway. */
  nav { padding-block: 0.5rem; border-bottom: 1px solid var(--line); }
  nav > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 1rem; }
  nav ul ul { display: none; }
}
@media (--desktop) {
  .page { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: var(--space-5); }
  nav { position: sticky; inset-block-start: 3.75rem; align-self: start; max-height: calc(100vh - 3.75rem); overflow-y: auto;
    padding-block: var(--space-2); }
}
@media (--lg) {
  .page { max-width: var(--wide); }
  .call { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: var(--space-4); }
  .code { position: sticky; inset-block-start: 4.5rem; align-self: start; max-height: calc(100vh - 5.5rem); overflow-y: auto; }
}
@media (--desktop) and (pointer: fine) { nav a, main .jump a, .calls a, .languages a, .refusals a { min-height: 2rem; } }
@media print { nav, .bar, .languages { display: none; } pre { max-height: none; white-space: pre-wrap; } .code { position: static; max-height: none; } }
`;
