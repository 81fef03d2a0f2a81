import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawRooms, withDrawing } from './drawing.ts';
import { importsOf } from './read-sources.ts';

describe('drawing', () => {
  it('draws rooms from the top down with counted arrows, dotted where all are types', () => {
    const drawing = drawRooms([
      {
        file: 'src/workflows/place-order/routes.ts',
        imports: [
          { specifier: '#modules/orders/service.ts', isType: false },
          { specifier: '#modules/orders/contract.ts', isType: true },
          { specifier: './place-order.ts', isType: false },
          { specifier: 'zod', isType: false },
        ],
      },
      { file: 'src/app/server.ts', imports: [{ specifier: '#site/session.ts', isType: true }] },
      { file: 'src/kernel/money.ts', imports: [] },
    ]);
    assert.equal(
      drawing,
      [
        'flowchart TD',
        '  app["app"]',
        '  site["site"]',
        '  subgraph workflows',
        '    workflows_place_order["place-order"]',
        '  end',
        '  subgraph modules',
        '    modules_orders["orders"]',
        '  end',
        '  kernel["kernel"]',
        '  app -.->|1| site',
        '  workflows_place_order -->|2| modules_orders',
        '',
      ].join('\n'),
    );
  });

  it('puts itself between the markers, again and again the same', () => {
    const page = 'before\n<!-- drawing:start -->\nold\n<!-- drawing:end -->\nafter\n';
    const once = withDrawing(page, 'flowchart TD\n');
    assert.equal(
      once,
      'before\n<!-- drawing:start -->\n\n```mermaid\nflowchart TD\n```\n\n<!-- drawing:end -->\nafter\n',
    );
    assert.equal(withDrawing(once ?? '', 'flowchart TD\n'), once);
    assert.equal(withDrawing('no markers', 'flowchart TD\n'), undefined);
  });
});

describe('imports of a text', () => {
  it('reads every form and marks those of types', () => {
    const text = `
      import a from './a.ts'; import type B from './b.ts'; import { type C } from './c.ts';
      import { type D, d } from './d.ts'; import './e.css';
      export { f } from './f.ts'; export type { G } from './g.ts'; export * from './h.ts';
      const i = await import('./i.ts'); const j = await import(\`@scope/\${name}-x\`); await import(where);
      const k: import('./k.ts').K = 1; // import './no.ts'
    `;
    assert.deepEqual(
      importsOf('x.ts', text).map(({ specifier, isType }) => `${isType ? 'type ' : ''}${specifier}`),
      [
        './a.ts',
        'type ./b.ts',
        'type ./c.ts',
        './d.ts',
        './e.css',
        './f.ts',
        'type ./g.ts',
        './h.ts',
        './i.ts',
        '@scope/',
        '<computed>',
        'type ./k.ts',
      ],
    );
  });

  it('stops at a text that does not parse', () => {
    assert.throws(() => importsOf('x.ts', 'import {'), /x\.ts: /);
  });
});
