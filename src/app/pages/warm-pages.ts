import type { FastifyInstance } from 'fastify';
import { locales, localizedPath } from '#kernel/locale.ts';
import { defaultTheme, themes } from '#kernel/theme.ts';

/** What a visitor must always be able to read, drawn before anybody asks. */
const paths = ['/', '/countries', '/our-prices', '/report', '/blogs', '/feedbacks', '/contact', '/login'];
/** Colours of the home page that visitors may have chosen. */
const homeCookies = themes.filter((theme) => theme !== defaultTheme).map((theme) => `theme=${theme}`);
/** Changes come in crowds: an import, a new price list. */
const crowdMs = 2_000;

export type WarmPages = Readonly<{
  /** Draws what is out of date, once no more changes come. */
  soon(): void;
  stop(): Promise<void>;
}>;

/** Keeps the main pages drawn in every language, so that they are there even if the database goes away before the first visitor. */
export function warmPages(app: FastifyInstance, settleMs: number = crowdMs): WarmPages {
  let timer: NodeJS.Timeout | undefined;
  let drawing: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function draw(): Promise<void> {
    for (const path of paths) {
      for (const locale of locales) {
        const cookies = path === '/' ? [undefined, ...homeCookies] : [undefined];
        for (const cookie of cookies) {
          if (isStopped) return;
          const headers = cookie === undefined ? {} : { cookie };
          await app.inject({ url: localizedPath(locale, path), headers });
        }
      }
    }
  }

  return {
    soon() {
      clearTimeout(timer);
      if (isStopped) return;
      timer = setTimeout(() => {
        // What cannot be drawn now is drawn for its first visitor.
        drawing = drawing.then(draw).catch(() => {});
      }, settleMs).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await drawing;
    },
  };
}
