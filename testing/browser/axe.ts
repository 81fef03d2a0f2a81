import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Rules that ask how something is coloured; all others read what stands on the page, and how it is laid out. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** `except` selects what is not looked at; `onlyColours` is for a page that was looked at and has only got other colours since. */
export type AxeHow = Readonly<{ except?: string | undefined; onlyColours?: boolean }>;

/**
 * What axe finds on the page as it stands, one line a rule with the first place; and ids given twice. Only
 * a page that is looked at gets axe, beside its policy, which stays as it is: to read it takes longer than a short page does.
 */
export async function axeFindings(
  page: Page,
  { except, onlyColours = false }: AxeHow = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  const only = onlyColours ? { runOnly: { type: 'rule', values: colourRules } } : {};
  return page.evaluate(
    async ([left, some]) => {
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
        ...some,
      });
      // Axe does not look at it any more; a label leads to the first element of its name all the same.
      const seen = new Set<string>();
      const twice = Array.from(document.querySelectorAll('[id]'), ({ id }) => id).filter(
        (id) => seen.size === seen.add(id).size,
      );
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
        ...twice.map((id) => `two elements have the id ${id}`),
      ];
    },
    [except, only] as const,
  );
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** As a script, not as a text that is evaluated: V8 keeps what it has compiled of it for the next page of the process. */
async function bringAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: axeSource });
}
