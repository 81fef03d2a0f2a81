import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '#kernel/locale.ts';
import { readTexts } from '#modules/content/read-content.ts';
import { isSitePath } from '../site-paths.ts';
import { drawIcons } from './draw-icons.ts';
import { drawSocialCards, type SocialCard } from './draw-social.ts';
import { socialMap } from './social-map.ts';
import { words } from './texts/words.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const iconFile = path.join(root, 'src/site/layout/favicon.svg');

/** Vite plugin: icons at the root of the site, pictures for shared links at `/social/{name}-{locale}.png`. */
export function siteImages(cacheDirectory: string): Plugin {
  let drawing: ReturnType<typeof kept> | undefined;
  return {
    name: 'countercheck:site-images',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (!/^\/(social\/)?[\w-]+\.(png|ico|svg)$/.test(request.url ?? '')) return next();
        drawing ??= kept(cacheDirectory);
        const image = (await drawing).get(request.url?.slice(1) ?? '');
        if (image === undefined) next();
        else response.end(image);
      });
    },
    buildStart() {
      // Beside the bundling, which waits for the disk and for other threads half of the time.
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      drawing = kept(cacheDirectory);
      drawing.catch(() => {}); // heard of below
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of await (drawing ?? kept(cacheDirectory))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** Drawing takes two seconds, so the result is kept for as long as nothing changes that it is made of. */
async function kept(cacheDirectory: string): Promise<Map<string, Buffer>> {
  const icon = await readFile(iconFile);
  const cards = socialCards();
  const digest = createHash('sha256').update(icon).update(JSON.stringify(cards));
  for (const file of ['social.typ', 'draw-social.ts', 'draw-icons.ts', 'social-map.ts']) {
    digest.update(await readFile(path.join(import.meta.dirname, file)));
  }
  const folder = path.join(cacheDirectory, digest.digest('hex').slice(0, 12));
  const names: string[] = await readdir(folder).catch(() => []);
  if (names.includes('complete')) {
    const files = names.filter((name) => name !== 'complete');
    return new Map(
      await Promise.all(
        files.map(async (name) => [addressOf(name), await readFile(path.join(folder, name))] as const),
      ),
    );
  }
  const drawn = new Map([...(await drawIcons(icon)), ...(await drawSocialCards(cards))]);
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of drawn) await writeFile(path.join(folder, name), bytes);
  await writeFile(path.join(folder, 'complete'), '');
  return new Map([...drawn].map(([name, bytes]) => [addressOf(name), bytes]));
}

/** `home-en.png` is a picture of a shared link; icons have fixed places. */
function addressOf(name: string): string {
  return locales.some((locale) => name.endsWith(`-${locale}.png`)) ? `social/${name}` : name;
}

function socialCards(): SocialCard[] {
  const { articles } = readTexts(path.join(root, 'content'), isSitePath);
  return locales.flatMap((lang) => [
    { name: 'home', lang, ...words[lang] },
    ...Object.entries(articles).map(([name, article]) => ({
      name,
      lang,
      title: article[lang].title,
      line: article[lang].summary,
      map: socialMap(article[lang]),
    })),
  ]);
}
