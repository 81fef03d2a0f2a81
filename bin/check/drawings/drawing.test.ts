import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importsOf } from '../read-sources.ts';
import { drawFolders, drawRooms, foldersOf, joinTable, withDrawing } from './drawing.ts';

const imports = (...specifiers: string[]) =>
  specifiers.map((text) => ({ specifier: text.replace('type ', ''), isType: text.startsWith('type ') }));
const house = [
  {
    file: 'src/workflows/place-order/routes.ts',
    imports: imports(
      '#modules/orders/service.ts',
      'type #modules/orders/contract.ts',
      './place-order.ts',
      'zod',
    ),
  },
  { file: 'src/workflows/place-order/mails.ts', imports: imports('type #modules/countries/service.ts') },
  { file: 'src/site/order.tsx', imports: imports('#workflows/place-order/contract.ts', '#ui/Button.tsx') },
  { file: 'src/site/home.tsx', imports: imports('type #modules/countries/contract.ts') },
  { file: 'src/app/server.ts', imports: imports('type #site/session.ts') },
  { file: 'src/kernel/money.ts', imports: [] },
];

describe('drawing', () => {
  it('draws floors and rooms without app and ground, one arrow of each floor into the modules', () => {
    assert.equal(
      drawRooms(house),
      [
        'flowchart LR',
        '  site["site"]',
        '  subgraph workflows',
        '    workflows_place_order["place-order"]',
        '  end',
        '  subgraph modules',
        '    modules_countries["countries"]',
        '    modules_orders["orders"]',
        '  end',
        '  site --> workflows_place_order',
        '  site --> modules',
        '  workflows --> modules',
        '',
      ].join('\n'),
    );
  });

  it('tells in a table who joins which module, by values or by types alone', () => {
    assert.deepEqual(joinTable(house).split('\n'), [
      '|             | countries | orders |',
      '| ----------- | --------- | ------ |',
      '| site        | ○         |        |',
      '| place-order | ○         | ●      |',
    ]);
  });

  it('draws the folders of a room between those that know half of it and those that half of it know', () => {
    const room = [
      { file: 'src/site/root.tsx', imports: imports('./routes/home.tsx') },
      {
        file: 'src/site/routes/home.tsx',
        imports: imports('../order/a.ts', '../track/a.ts', '../texts/en.ts'),
      },
      { file: 'src/site/order/a.ts', imports: imports('../track/a.ts', '../texts/en.ts', './b.ts') },
      { file: 'src/site/track/a.ts', imports: imports('../texts/en.ts') },
      { file: 'src/site/texts/en.ts', imports: [] },
      { file: 'src/site/home/a.ts', imports: imports('../order/a.ts', '#ui/Button.tsx') },
    ];
    assert.deepEqual([...(foldersOf(room).get('src/site') ?? [])].sort(), [
      'home',
      'order',
      'routes',
      'texts',
      'track',
    ]);
    assert.deepEqual(drawFolders('src/site', room), {
      drawing: [
        'flowchart LR',
        '  home["home"]',
        '  order["order"]',
        '  track["track"]',
        '  home --> order',
        '  order --> track',
        '',
      ].join('\n'),
      roof: ['routes'],
      ground: ['texts'],
    });
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
