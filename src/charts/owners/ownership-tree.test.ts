import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound } from '#testing/drawn-picture.ts';
import { pagePalette } from '../svg/page-palette.ts';
import { printPalette } from '../svg/print-palette.ts';
import { inLayers } from './layers.ts';
import { boxSize } from './node-box.ts';
import { outlineOf } from './outline.ts';
import type { Ownership, OwnershipEdge, OwnershipNode } from './ownership.ts';
import { ownershipTree } from './ownership-tree.ts';

const node = (
  id: string,
  kind: OwnershipNode['kind'] = 'company',
  name = `Holding ${id} GmbH`,
): OwnershipNode => ({
  ...{ id, kind, name, note: 'Hamburg · direct 12%', country: 'DE' },
  screening: kind === 'unknown' ? 'not_screened' : 'clear',
});
const edge = (from: string, to: string, label = '12%', isKnown = true): OwnershipEdge => ({
  from,
  to,
  label,
  isKnown,
});
const owned = (nodes: readonly OwnershipNode[], edges: readonly OwnershipEdge[]): Ownership => ({
  ...{ title: 'Who owns it', remark: '', nodes, edges },
});

/** Invented chains: each owner owns one or two that stand before him. */
function invented(count: number, seed: number): Ownership {
  const nodes = [node('n0', 'subject'), ...Array.from({ length: count }, (_, at) => node(`n${at + 1}`))];
  const edges = nodes.slice(1).flatMap(({ id }, at) => {
    const first = (at * seed + 3) % (at + 1);
    const second = (at * 5 + seed) % (at + 1);
    return [edge(id, `n${first}`), ...(second === first || at % 3 > 0 ? [] : [edge(id, `n${second}`)])];
  });
  return owned(nodes, edges);
}

describe('ownership in layers', () => {
  it('sets owners above whom they own, no box on another one, no line along another one', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { nodes, edges } = invented(2 + (seed % 12), seed);
      const sizes = new Map(nodes.map((one) => [one.id, boxSize(one, 160)]));
      const { boxes, routes } = inLayers(nodes, edges, sizes);
      const placed = nodes.flatMap(({ id }) => boxes.get(id) ?? []);
      assert.equal(placed.length, nodes.length);
      for (const { from, to } of edges) assert.ok((boxes.get(from)?.y ?? 0) < (boxes.get(to)?.y ?? 0));
      for (const [at, a] of placed.entries())
        for (const b of placed.slice(at + 1))
          assert.ok(
            a.x + a.width <= b.x + 0.01 ||
              b.x + b.width <= a.x + 0.01 ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y,
          );
      const levels = routes.flatMap(({ points }, line) =>
        points.slice(1).flatMap(([x, y], at) => {
          const [beforeX = 0, beforeY = 0] = points[at] ?? [];
          return beforeY === y ? [{ line, y, from: Math.min(x, beforeX), to: Math.max(x, beforeX) }] : [];
        }),
      );
      for (const a of levels)
        for (const b of levels) assert.ok(a.line === b.line || a.y !== b.y || a.to < b.from || b.to < a.from);
    }
  });

  it('draws a person, a company and nobody known apart, the unknown dashed, and what was found as a triangle', () => {
    const nodes = [
      node('s', 'subject'),
      node('p', 'person'),
      node('u', 'unknown', 'Unknown holder'),
      { ...node('f'), screening: 'found' as const },
    ];
    const marks = assertSound(
      ownershipTree(
        owned(nodes, [edge('p', 's'), edge('u', 's', '12%', false), edge('f', 's')]),
        printPalette,
      ),
    );
    const dashed = marks.filter((mark) => mark.attributes['stroke-dasharray'] !== undefined);
    assert.deepEqual(dashed.map((mark) => mark.name).sort(), ['path', 'rect']);
    assert.equal(marks.filter((mark) => mark.attributes.stroke === printPalette.bad).length, 1);
    assert.equal(marks.filter((mark) => mark.attributes.stroke === printPalette.good).length, 2);
    assert.ok(marks.some((mark) => mark.text === '12%'));
  });

  it('says both where one owns by two ways, and nothing of those who are not there', () => {
    const nodes = [node('s', 'subject'), node('a')];
    const marks = assertSound(
      ownershipTree(
        owned(nodes, [edge('a', 's', '25%'), edge('a', 's', 'control'), edge('gone', 's')]),
        printPalette,
      ),
    );
    assert.ok(marks.some((mark) => mark.text === '25% + control'));
  });
});

describe('ownership as an outline', () => {
  it('tells everybody, and the owners of each once, in a circle too', () => {
    const circle = owned(
      [node('s', 'subject'), node('a'), node('b'), node('alone')],
      [edge('a', 's'), edge('b', 'a'), edge('s', 'b'), edge('s', 's')],
    );
    const rows = outlineOf(circle);
    assert.deepEqual(
      rows.map((row) => [row.node.id, row.depth, row.isAgain]),
      [
        ['s', 0, false],
        ['a', 1, false],
        ['b', 2, false],
        ['s', 3, true],
        ['s', 1, true],
        ['alone', 0, false],
      ],
    );
    assertSound(ownershipTree(circle, printPalette));
  });

  it('takes over where there are many, and stays legible and no longer than a page', () => {
    for (const count of [17, 40, 79]) {
      const picture = ownershipTree(invented(count, 7), printPalette);
      const marks = assertSound(picture, 400_000);
      assert.ok(picture.height <= 960, `${picture.height} pixels`);
      const names = new Set(
        marks.filter((mark) => mark.attributes['font-size'] === '9.4').map((mark) => mark.text),
      );
      assert.equal(names.size, count + 1);
    }
  });

  it('counts what would be longer than a page', () => {
    const nodes = invented(79, 7).nodes;
    const edges = Array.from({ length: 160 }, (_, at) =>
      edge(`n${1 + (at % 79)}`, `n${Math.floor(at / 79)}`),
    );
    const marks = assertSound(ownershipTree(owned(nodes, edges), printPalette), 400_000);
    assert.ok(marks.some((mark) => /^\+\d+$/.test(mark.text)));
  });
});

describe('picture of ownership', () => {
  it('is the same each time and bears any name, on paper, on a page and on a telephone', () => {
    const names = [
      '<script>alert("1")</script>',
      '上海贸易有限公司'.repeat(120),
      '\u202eشركة\ud800',
      'x'.repeat(1_000),
      'O\'Brien & "Söhne"',
    ];
    const nodes = [
      node('s', 'subject', names[1]),
      ...names.map((name, at) => ({ ...node(`o${at}`, 'person', name), note: name.slice(0, 300) })),
    ];
    const hostile = owned(
      nodes,
      names.map((name, at) => edge(`o${at}`, 's', name.slice(0, 60))),
    );
    for (const palette of [printPalette, pagePalette])
      for (const width of [710, 330]) {
        assertSound(ownershipTree(hostile, palette, { width }));
        assert.equal(
          ownershipTree(hostile, palette, { width }).svg,
          ownershipTree(hostile, palette, { width }).svg,
        );
      }
    assertSound(ownershipTree(owned([], []), printPalette));
  });

  it('says in words who owns whom', () => {
    const told = ownershipTree(
      owned([node('s', 'subject', 'Nordwind'), node('k', 'person', 'Karin Vogt')], [edge('k', 's', '24%')]),
      printPalette,
    ).alt;
    assert.equal(told, 'Who owns it: Karin Vogt → Nordwind 24%');
  });
});
