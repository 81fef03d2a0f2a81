import type { Page } from 'playwright-core';

/** The longest line of text that stands on the page, in characters, with its beginning. */
export const longestLine = (page: Page) =>
  page.evaluate(() => {
    let [longest, text] = [0, ''];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent ?? '';
      // Rows, pictures of pages and what opens on a click are no text that is read line by line.
      const paragraph = node.parentElement?.closest('p');
      if (words.length < 76 || !paragraph?.checkVisibility() || paragraph.closest('a, figure, dl')) continue;
      let [start, top] = [0, Number.NaN];
      for (let at = 0; at <= words.length; at += 1) {
        range.setStart(node, Math.min(at, words.length - 1));
        range.setEnd(node, Math.min(at + 1, words.length));
        const place = range.getBoundingClientRect();
        if (at < words.length && (place.height === 0 || Math.abs(place.top - top) < 4)) continue;
        if (at - start > longest) [longest, text] = [at - start, words.slice(start, at)];
        [start, top] = [at, place.top];
      }
    }
    return { longest, text };
  });
