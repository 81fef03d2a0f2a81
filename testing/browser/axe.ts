import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into every page of the context beside its policy, which stays as it is. To be called before the first page. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(axeSource);
}

/** What axe finds on the page as it stands, one line a rule with the first place; not within what `except` selects. */
export function axeFindings(page: Page, except?: string): Promise<string[]> {
  // axe.run is what bringAxe has put into the page.
  return page.evaluate(async (left) => {
    // What is still fading in has not its own colours yet; a spinner never ends.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = window as unknown as {
      axe: {
        run(
          where: object,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    const where = left === undefined ? document : { include: ['html'], exclude: [left] };
    // Style sheets would be read for a rule that is not run (an experimental one): a fifth of the time.
    const { violations } = await axe.run(where, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  }, except);
}
