import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { svgElements } from './svg-elements.ts';

test('a drawing becomes elements with their attributes and texts', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" role="img" aria-label="A &lt; &quot;B&quot;"><g stroke-width="1.5"><text x="1" text-anchor="end">a &amp; b<tspan dx="2">c</tspan></text></g><path d="M0 0"/></svg>';
  assert.equal(
    renderToStaticMarkup(svgElements(svg)),
    '<svg viewBox="0 0 2 2" role="img" aria-label="A &lt; &quot;B&quot;"><g stroke-width="1.5"><text x="1" text-anchor="end">a &amp; b<tspan dx="2">c</tspan></text></g><path d="M0 0"></path></svg>',
  );
});

test('what a page may not hold is left out with all that is in it', () => {
  const svg =
    '<svg onload="alert(1)" style="x"><script>alert(2)</script><foreignObject><b>x</b></foreignObject><g/></svg>';
  assert.equal(renderToStaticMarkup(svgElements(svg)), '<svg><g></g></svg>');
  assert.equal(svgElements('no drawing'), null);
});
