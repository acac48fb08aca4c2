export const STYLE = `
:root { color-scheme: light; --ink: #1d1d1f; --quiet: #55555c; --line: #c9c9cf; }
body { margin: 0; color: var(--ink); background: #fff; font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3, h4, th, dt, .meta, nav, .counts { font-family: 'Helvetica Neue', Arial, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; }
h2 { margin-top: 3rem; font-size: 1.4rem; }
h3 { margin: 0; font-size: 1.1rem; line-height: 1.35; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.9rem; }
summary { margin: 1rem 0 0.25rem; font: 700 0.9rem 'Helvetica Neue', Arial, sans-serif; }
details { font-size: 0.85rem; }
ul { margin: 0; padding-left: 1.25rem; }
li { margin: 0.15rem 0; }
.joined { list-style: none; }
.joined b { font: 600 0.8em 'Helvetica Neue', Arial, sans-serif; color: var(--quiet); }
a { color: #0b4f8a; }
.meta { margin: 0.1rem 0 0; color: var(--quiet); font-size: 0.8rem; font-weight: 400; }
article { margin-top: 2rem; padding-top: 1.25rem; border-top: 2px solid var(--ink); }
nav ul { columns: 2; column-gap: 2rem; padding: 0; list-style: none; font-size: 0.82rem; line-height: 1.35; }
nav li { break-inside: avoid; margin-bottom: 0.35rem; }
nav h3 { margin: 1rem 0 0.35rem; }
.sources { font-size: 0.82rem; line-height: 1.35; }
.sources span { color: var(--quiet); }
.verdict { margin-top: 1rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); font-size: 0.85rem; }
.verdict p { margin: 0 0 0.25rem; }
.verdict dl { display: grid; grid-template-columns: 1fr 10rem; gap: 0 1rem; margin: 0; }
.verdict div { min-height: 2.4rem; border-bottom: 1px solid var(--line); }
.verdict .wide { grid-column: 1 / -1; border-bottom: 0; min-height: 3rem; }
dd { margin: 0 0 0.5rem; }
dt { color: var(--quiet); font-size: 0.75rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.78rem; line-height: 1.35; overflow-wrap: normal; }
caption { text-align: left; }
th, td { padding: 0.35rem; border: 1px solid var(--line); text-align: left; vertical-align: top; hyphens: auto; }
tbody tr:target, article:target { background: #fff7d6; }
section table { margin: 0.5rem 0 1rem; }
.key th[scope='row'] { font-family: ui-monospace, monospace; font-weight: 400; }
.sign { min-width: 7rem; }
.counts td:last-child, .counts th:last-child { text-align: right; }
@media (max-width: 40rem) { nav ul { columns: 1; } table { display: block; overflow-x: auto; } }
@page { margin: 16mm 15mm; }
@media print {
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  .back { display: none; }
  a { color: inherit; text-decoration: none; }
  h2, h3, h4 { break-after: avoid; }
  article > h3, .meta { break-after: avoid; }
  li, .verdict, tr { break-inside: avoid; }
  thead { display: table-header-group; }
}
`
