import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound } from '#testing/drawn-picture.ts';
import { pagePalette } from '../svg/page-palette.ts';
import { printPalette } from '../svg/print-palette.ts';
import { textWidth } from '../svg/text.ts';
import { type TimelineEvents, timeline } from './timeline.ts';
import { yearOf, yearsAxis } from './years-axis.ts';

const kinds = ['register', 'filing', 'late', 'court'] as const;
const many = (count: number, title = 'Capital raised to €250,000'): TimelineEvents =>
  Array.from({ length: count }, (_, at) => ({
    on: `${1970 + ((at * 7) % 56)}-0${1 + (at % 9)}-11`,
    date: '11 Mar 2019',
    title: `${title} ${at}`,
    kind: kinds[at % 4] ?? 'court',
    isMain: at % 5 !== 0,
  }));

describe('timeline', () => {
  it('lets no label touch another', () => {
    for (const [count, width] of [
      [8, 710],
      [60, 710],
      [60, 330],
      [200, 710],
    ] as const) {
      const titles = assertSound(timeline(many(count), printPalette, { width })).filter(
        (mark) => mark.attributes['font-size'] === '9.4',
      );
      assert.ok(titles.length >= 3, `${titles.length} labels of ${count}`);
      const boxes = titles.map((mark) => {
        const room = textWidth(mark.text, 9.4);
        const x = Number(mark.attributes.x);
        const from = mark.attributes['text-anchor'] === 'end' ? x - room : x;
        assert.ok(from >= -0.1 && from + room <= width + 0.1);
        return { from, to: from + room, y: mark.attributes.y };
      });
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          assert.ok(
            box.y !== other.y || box.from > other.to || box.to < other.from,
            `${count} events, ${width} px`,
          );
    }
  });

  it('draws a sign for every event whose day is known, and another shape for each kind', () => {
    const marks = assertSound(
      timeline(
        [...many(40), { on: 'unknown', date: '', title: '', kind: 'court', isMain: true }],
        printPalette,
      ),
    );
    const { ink, bad, warn, page } = printPalette;
    const counted = (name: string, fill: string) =>
      marks.filter((mark) => mark.name === name && mark.attributes.fill === fill).length;
    assert.deepEqual(
      [counted('circle', ink), counted('rect', bad), counted('path', warn), counted('path', page)],
      [10, 10, 10, 10],
    );
  });

  it('places what hurts most before what only happened', () => {
    const titles = (events: TimelineEvents) =>
      assertSound(timeline(events, printPalette)).map((mark) => mark.text);
    const close = (kind: 'register' | 'court', day: number) =>
      ({
        on: `2026-03-${day}`,
        date: '',
        title: `${kind} ${'x'.repeat(60)} ${day}`,
        kind,
        isMain: true,
      }) as const;
    const texts = titles([
      close('register', 10),
      close('register', 11),
      close('register', 12),
      close('court', 13),
      close('register', 14),
    ]);
    assert.ok(texts.some((text) => text.startsWith('court')));
  });

  it('is wider in the last six years where there are many, without turning the order', () => {
    const axis = yearsAxis([1998, 2026.8], 710);
    assert.equal(axis.bend, 2020);
    assert.ok(axis.at(2026) - axis.at(2025) > 2 * (axis.at(2005) - axis.at(2004)));
    const places = Array.from({ length: 290 }, (_, at) => axis.at(1998 + at / 10));
    assert.ok(places.every((x, at) => at === 0 || x > (places[at - 1] ?? 0)));
    assert.equal(yearsAxis([2019, 2026.8], 710).bend, null);
  });

  it('reads days, months and years, and nothing else', () => {
    assert.equal(yearOf('2019'), 2019.5);
    assert.ok((yearOf('2019-03') ?? 0) > (yearOf('2019-03-01') ?? 0));
    assert.ok((yearOf('2019-12-31') ?? 0) < 2020);
    for (const on of ['', 'x', '2019-3', '20190311']) assert.equal(yearOf(on), null);
  });

  it('stands with none, one, a thousand years, and hostile titles in both themes', () => {
    const far = ['0001-01-01', '9999-12-31'].map((on) => ({
      on,
      date: '',
      title: 'x',
      kind: 'court' as const,
      isMain: true,
    }));
    for (const palette of [printPalette, pagePalette])
      for (const events of [[], many(1), far, many(60, '<script>"\u202e公司'.repeat(40))])
        assertSound(timeline(events, palette, { alt: 'events' }));
  });
});
