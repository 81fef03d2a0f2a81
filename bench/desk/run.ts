import { parseArgs } from 'node:util';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { signIn } from '#testing/people.ts';
import { assignOrder } from '#workflows/prepare-report/contract.ts';
import { currentBuild } from '../prepare.ts';
import { startServer } from '../server-process.ts';
import { atDesk } from './at-desk.ts';
import { checkReport } from './check-report.ts';
import { confirmPrefilled } from './confirm-prefilled.ts';
import { largeOrder, openLarge } from './large-dossier.ts';
import { emptyOrder, prefilledOrder } from './orders.ts';
import { pastePeople } from './paste-people.ts';
import { type Journey, printFigures } from './print-figures.ts';
import { printScrolled, type Scrolled, scrollQueue } from './scroll-queue.ts';
import { typeEmpty } from './type-empty.ts';
import type { Typist } from './typist.ts';
import { walkPages } from './walk-pages.ts';

const help = `npm run bench -- desk [--rounds 5] [--only prefilled|check|empty|paste|walk|large|scroll]

Works at the desk in a browser, by keyboard alone: takes an order of the demo world and confirms it value by value, checks it as the
second person, types 60 facts of a company that no source knows, pastes twelve people into such a dossier, walks between the pages,
opens a dossier of 2,000 facts, and scrolls through a queue of 10,000 orders.
Counts keys, clicks and requests, times how long the screen takes to answer each key and what that costs the page's thread; ends
with 1 if a goal is missed.`;

/** The most keys of each work. */
const goals = { prefilled: 120, check: 40, empty: 900, paste: 30 };

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await measure(Number(values.rounds), values.only);

async function measure(rounds: number, only?: string): Promise<void> {
  await currentBuild();
  const site = await startServer('desk/desk-process.ts', undefined, {}, (command) => [...command]);
  const browser = await launchChromium();
  const journeys: Journey[] = [];
  let scrolled: Scrolled | undefined;
  const travel = async (
    name: string,
    person: 'manager' | 'reviewer',
    goal: number | undefined,
    work: (typist: Typist) => Promise<void>,
  ) => {
    const typist = await atDesk(browser, site.url, person);
    await work(typist);
    journeys.push({ name, goal, presses: typist.presses, clicks: await typist.clicks() });
    await typist.page.context().close();
  };
  const isWanted = (name: string) => only === undefined || only === name;
  try {
    if (isWanted('walk')) {
      const order = await prefilledOrder(site.url);
      await travel('pages', 'manager', undefined, (typist) => walkPages(typist, order, rounds));
    }
    if (isWanted('prefilled') || isWanted('check')) {
      const order = await prefilledOrder(site.url);
      await travel('prefilled confirmed', 'manager', goals.prefilled, (typist) =>
        confirmPrefilled(typist, order),
      );
      if (isWanted('check'))
        await travel('checked', 'reviewer', goals.check, (typist) => checkReport(typist, order));
    }
    if (isWanted('empty')) {
      const order = await emptyOrder(site.url);
      await travel('60 facts typed', 'manager', goals.empty, (typist) => typeEmpty(typist, order));
    }
    if (isWanted('paste')) {
      const order = await emptyOrder(site.url);
      const { orderId } = order;
      const staff = await signIn(site.url, 'manager@demo.countercheck.example', demoPassword);
      await staff.call(assignOrder, { params: { orderId }, query: { answer: 'brief' } });
      await travel('12 people pasted', 'manager', goals.paste, (typist) => pastePeople(typist, order));
    }
    if (isWanted('large')) {
      const order = await largeOrder(site.url);
      await travel('2,000 facts opened', 'manager', undefined, (typist) => openLarge(typist, order, rounds));
    }
    if (isWanted('scroll')) {
      await site.ask('10000');
      const typist = await atDesk(browser, site.url, 'manager');
      scrolled = await scrollQueue(typist);
      await typist.page.context().close();
    }
  } finally {
    if (!printFigures(journeys)) process.exitCode = 1;
    if (scrolled !== undefined && !printScrolled(scrolled)) process.exitCode = 1;
    await browser.close();
    await site.stop();
  }
}
