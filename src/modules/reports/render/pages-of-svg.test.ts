import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesOfSvg } from './pages-of-svg.ts';

const svg = `<svg class="d" viewBox="0 0 10 40" width="10pt" height="40pt">
    <path d="M 0 0"/>
    <g>
        <use xlink:href="#a"/>
    </g>
    <path d="M 0 0"/>
    <g transform="matrix(1 0 0 1 0 20)">
        <use xlink:href="#b"/>
    </g>
    <defs id="glyph">
        <symbol id="a">
            <path d="A"/>
        </symbol>
        <symbol id="b">
            <path d="B"/>
        </symbol>
    </defs>
    <defs id="clip-path">
        <clipPath id="c"/>
    </defs>
</svg>`;

test('each page has its own part of the picture, its own letters, and what all of them share', () => {
  const [first, second] = pagesOfSvg(svg, 2);
  assert.equal(
    first,
    '<svg viewBox="0 0 10 20" width="10pt" height="20pt" class="d"><g><use xlink:href="#a"/></g>' +
      '<defs><symbol id="a"><path d="A"/></symbol></defs><defs id="clip-path"><clipPath id="c"/></defs></svg>',
  );
  assert.equal(
    second,
    '<svg viewBox="0 20 10 20" width="10pt" height="20pt" class="d"><g transform="matrix(1 0 0 1 0 20)"><use xlink:href="#b"/></g>' +
      '<defs><symbol id="b"><path d="B"/></symbol></defs><defs id="clip-path"><clipPath id="c"/></defs></svg>',
  );
});

test('a picture that is built otherwise is refused, not shown in part', () => {
  assert.throws(() => pagesOfSvg(svg, 3), /the picture of 3 pages has 2/);
  assert.throws(() => pagesOfSvg(svg.replace('viewBox="0 0 10 40"', ''), 2), /the picture of 2 pages/);
});
