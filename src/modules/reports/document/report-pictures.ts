import { renderSVG } from 'uqr';
import { timeline } from '#charts/events/timeline.ts';
import { ownershipTree } from '#charts/owners/ownership-tree.ts';
import { shareBar } from '#charts/owners/share-bar.ts';
import { printPalette } from '#charts/palettes.ts';
import type { Picture } from '#charts/picture.ts';
import { dial } from '#charts/rating/dial.ts';
import { driverBar } from '#charts/rating/drivers.ts';
import { limitBars } from '#charts/rating/limit.ts';
import { modelStrip } from '#charts/rating/model-strip.ts';
import { bandScale, confidenceScale, depthCells } from '#charts/rating/scales.ts';
import { scoreHistory } from '#charts/rating/score-history.ts';
import { waterfall } from '#charts/rating/waterfall.ts';
import { whatIfDots } from '#charts/rating/what-if.ts';
import { financing } from '#charts/years/financing.ts';
import { peerBox } from '#charts/years/peer-box.ts';
import { hasCourse, sparkline } from '#charts/years/sparkline.ts';
import { yearBars } from '#charts/years/year-bars.ts';
import type { ReportDocument } from './report-document.ts';

/** The pictures of a document as SVG, drawn of what is printed: a name without glyphs is the same in a picture and beside it. */
export function drawPictures({ view, front, words }: ReportDocument) {
  const { rating, limit, keyFigures, ratios, verify } = view;
  return {
    qr: verify === null ? null : qrCode(verify.url, words.qr),
    depth: view.tiles.length === 0 ? null : depthCells(view, printPalette, { width: 186 }),
    limit: limit.ceilings.length === 0 ? null : limitBars(limit.ceilings, printPalette, { width: 350 }),
    sparklines: keyFigures.figures.map(({ points }) =>
      hasCourse(points) ? sparkline(points, printPalette, { width: 118, height: 26 }) : null,
    ),
    courses: ratios.rows.map(({ cells }) => {
      const points = cells.map(({ value }, at) => ({ label: ratios.periods[at] ?? '', value }));
      return hasCourse(points)
        ? sparkline(points, printPalette, { width: 62, height: 9, hasBase: false })
        : null;
    }),
    peers: ratios.rows.map((row, at) =>
      row.peers === null ? null : peerBox(row, printPalette, { width: 170, id: `peer-${at}` }),
    ),
    ...(view.ownership === null || view.ownership.shares.length === 0
      ? {}
      : { shares: shareBar(view.ownership.shares, printPalette, { id: 'shares' }) }),
    ...drawOwnership(view.ownership),
    ...(view.events.length < 2 ? {} : { timeline: timeline(view.events, printPalette, { id: 'timeline' }) }),
    ...(view.years.length === 0
      ? {}
      : {
          // Of years without either there is nothing to draw.
          ...(view.years.every(({ sales, profit }) => sales === null && profit === null)
            ? {}
            : {
                yearBars: yearBars(view.years, printPalette, {
                  id: 'years',
                  height: 104,
                  words: { sales: words.sales, profit: words.profit },
                }),
              }),
          financing: financing(
            view.years,
            {
              equity: words.equity,
              longTerm: words.longTerm,
              shortTerm: words.shortTerm,
              undated: words.undated,
            },
            printPalette,
            { id: 'financing' },
          ),
        }),
    ...(rating === null
      ? {}
      : {
          dial: dial(rating, printPalette),
          confidence: confidenceScale(rating.confidence, printPalette),
          band: bandScale(rating.band, printPalette, { width: 200 }),
          waterfall: waterfall(rating, printPalette, {
            id: 'waterfall',
            words: {
              start: words.neutral,
              score: words.score,
              heads: [words.item, words.value, words.points],
            },
          }),
          ...(rating.whatIf.length === 0
            ? {}
            : { whatIf: whatIfDots(rating, printPalette, { id: 'what-if' }) }),
          ...(rating.history.length < 2
            ? {}
            : { history: scoreHistory(rating.history, printPalette, { id: 'history', height: 128 }) }),
          models: rating.models.map((model, at) =>
            model.value === null ? null : modelStrip(model, printPalette, { id: `model-${at}`, width: 118 }),
          ),
          drivers: front.drivers.map((driver, at) =>
            driverBar(driver, rating.drivers, printPalette, { width: 104, id: `driver-${at}` }),
          ),
        }),
  };
}

/** Taller than this it does not fit on a page beside its title; a table tells the same. */
const tallestTree = 840;

function drawOwnership(ownership: ReportDocument['view']['ownership']) {
  if (ownership === null || ownership.nodes.length < 2) return {};
  const drawn = ownershipTree(ownership, printPalette, { id: 'ownership' });
  return drawn.height > tallestTree ? {} : { ownership: drawn };
}

/** The code that leads to the verification, without a border: the page around it is white. */
function qrCode(url: string, alt: string): Picture {
  return { svg: renderSVG(url, { border: 0, ecc: 'M' }), alt, width: 66, height: 66 };
}
