import { timeline } from '#charts/events/timeline.ts';
import { ownershipTree } from '#charts/owners/ownership-tree.ts';
import { shareBar } from '#charts/owners/share-bar.ts';
import { pagePalette } from '#charts/palettes.ts';
import type { Picture } from '#charts/picture.ts';
import { dial } from '#charts/rating/dial.ts';
import { limitBars } from '#charts/rating/limit.ts';
import { modelStrip } from '#charts/rating/model-strip.ts';
import { bandScale, confidenceScale, depthCells } from '#charts/rating/scales.ts';
import { waterfall } from '#charts/rating/waterfall.ts';
import { financing } from '#charts/years/financing.ts';
import { peerBox } from '#charts/years/peer-box.ts';
import { hasCourse, sparkline } from '#charts/years/sparkline.ts';
import { yearBars } from '#charts/years/year-bars.ts';
import { languages } from '#kernel/locale.ts';
import type { ReportView } from '#modules/reports/contract.ts';
import type { Texts } from '../texts/en.ts';
import type { Pictures } from './pictures.ts';

const wide = 560;
const narrow = 328;

/** Draws the pictures of a report. That is done on the server: the browser is sent none of the code that draws. */
export function drawPictures(view: ReportView, words: Texts): Pictures {
  const { rating, limit, years, keyFigures, ratios, ownership } = view;
  const numbers = new Intl.NumberFormat(languages[view.locale].intl, { maximumFractionDigits: 2 });
  const number = (value: number) => numbers.format(value).replace('-', '−');
  const each = <T>(items: readonly T[], draw: (item: T, at: number) => Picture | undefined) =>
    items.map((item, at) => strip(draw(item, at)));
  const barWords = { sales: words.sales, profit: words.profit };
  const shareWords = {
    equity: words.capital,
    longTerm: words.longTerm,
    undated: words.undated,
    shortTerm: words.shortTerm,
  };
  const both = (draw: (width: number, id: string) => Picture) => ({
    wide: strip(draw(wide, 'wide')),
    narrow: strip(draw(narrow, 'narrow')),
  });
  const hasYears = years.some(({ sales, profit }) => sales !== null || profit !== null);
  const hasShares = years.some(({ equity }) => equity !== null);
  return {
    ...(rating !== null && {
      dial: strip(dial(rating, pagePalette, { id: 'dial' })),
      confidence: strip(confidenceScale(rating.confidence, pagePalette)),
      band: strip(bandScale(rating.band, pagePalette)),
      waterfall: both((width, id) => waterfall(rating, pagePalette, { width, id: `waterfall-${id}` })),
      models: each(rating.models, (model, at) =>
        model.value === null
          ? undefined
          : modelStrip(model, pagePalette, { width: 200, id: `model-${at}`, number }),
      ),
    }),
    depth: strip(depthCells(view, pagePalette)),
    ...(limit.ceilings.length > 0 && {
      limit: both((width, id) => limitBars(limit.ceilings, pagePalette, { width, id: `limit-${id}` })),
    }),
    ...(hasYears && {
      years: both((width, id) =>
        yearBars(years, pagePalette, { width, height: 200, id: `years-${id}`, words: barWords }),
      ),
    }),
    ...(hasShares && {
      financing: both((width, id) =>
        financing(years, shareWords, pagePalette, { width, id: `shares-${id}` }),
      ),
    }),
    ...(ownership !== null &&
      ownership.nodes.length > 1 && {
        ownership: both((width, id) => ownershipTree(ownership, pagePalette, { width, id: `owners-${id}` })),
      }),
    ...(ownership !== null &&
      ownership.shares.length > 0 && {
        shares: both((width, id) => shareBar(ownership.shares, pagePalette, { width, id: `holders-${id}` })),
      }),
    ...(view.events.some(({ isMain }) => isMain) && {
      events: both((width, id) => timeline(view.events, pagePalette, { width, id: `events-${id}` })),
    }),
    keyFigures: each(keyFigures.figures, ({ points }, at) =>
      hasCourse(points) ? sparkline(points, pagePalette, { width: 120, id: `key-${at}` }) : undefined,
    ),
    peers: each(ratios.rows, (row, at) =>
      row.peers === null ? undefined : peerBox(row, pagePalette, { width: 160, id: `peer-${at}` }),
    ),
  };
}

/** What the page needs of a picture. */
const strip = <P extends Picture | undefined>(picture: P) =>
  picture === undefined ? null : { svg: picture.svg };
