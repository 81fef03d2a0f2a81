import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { timeline } from '#charts/events/timeline.ts';
import { ownershipTree } from '#charts/owners/ownership-tree.ts';
import { shareBar } from '#charts/owners/share-bar.ts';
import { printPalette as palette } from '#charts/palettes.ts';
import type { Picture } from '#charts/picture.ts';
import { dial } from '#charts/rating/dial.ts';
import { driverBar, driverBars } from '#charts/rating/drivers.ts';
import { limitBars } from '#charts/rating/limit.ts';
import { modelStrip } from '#charts/rating/model-strip.ts';
import { bandScale, confidenceScale, depthCells } from '#charts/rating/scales.ts';
import { scoreHistory } from '#charts/rating/score-history.ts';
import { waterfall } from '#charts/rating/waterfall.ts';
import { whatIfDots } from '#charts/rating/what-if.ts';
import { financing } from '#charts/years/financing.ts';
import { peerBox } from '#charts/years/peer-box.ts';
import { sparkline } from '#charts/years/sparkline.ts';
import { yearBars } from '#charts/years/year-bars.ts';
import { assertSound } from '#testing/drawn-picture.ts';
import type { ReportView } from './report-view.ts';
import { distressedReportView, reportViewFixture } from './report-view-fixture.ts';

const words = {
  equity: 'equity',
  longTerm: 'over 1 year',
  shortTerm: 'within 1 year',
  undated: 'debts',
};

function picturesOf(view: ReportView): readonly Picture[] {
  const { rating, limit, keyFigures, years, ratios } = view;
  const ofRating =
    rating === null
      ? []
      : [
          dial(rating, palette),
          confidenceScale(rating.confidence, palette),
          bandScale(rating.band, palette),
          driverBars(rating.drivers, palette, { alt: view.verdict.headline }),
          ...rating.drivers.down.map((driver) => driverBar(driver, rating.drivers, palette)),
          waterfall(rating, palette),
          whatIfDots(rating, palette, { alt: view.verdict.headline }),
          scoreHistory(rating.history, palette, { alt: view.verdict.headline }),
          ...rating.models.map((model) => modelStrip(model, palette)),
        ];
  return [
    ...ofRating,
    depthCells(view, palette),
    limitBars(limit.ceilings, palette, { alt: limit.text }),
    ...keyFigures.figures.map((figure) => sparkline(figure.points, palette, { alt: figure.label })),
    yearBars(years, palette),
    ...(view.ownership === null ? [] : [ownershipTree(view.ownership, palette)]),
    shareBar(view.ownership?.shares ?? [], palette),
    timeline(view.events, palette),
    financing(years, words, palette),
    ...ratios.rows.map((row) => peerBox(row, palette)),
  ];
}

describe('pictures of a report', () => {
  it('are drawn of a view as it is, of a healthy company and of one in distress', () => {
    for (const view of [reportViewFixture, distressedReportView]) {
      const pictures = picturesOf(view);
      assert.ok(pictures.length > 10);
      for (const picture of pictures) assertSound(picture);
    }
  });
});
