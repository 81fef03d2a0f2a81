import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { reactRouter } from '@react-router/dev/vite';
import type { Plugin, UserConfig } from 'vite';
import { bareSpaces } from './bare-spaces.ts';
import { contentFiles } from './content-files.ts';
import { countryFlags } from './country-flags.ts';
import { earlyScript } from './early-script.ts';
import { inlineFunction } from './inline-function.ts';
import { keptStyles } from './kept-styles.ts';
import { namedMedia } from './named-media.ts';
import { settledTexts } from './settled-texts.ts';
import { siteImages } from './site-images/site-images.ts';
import { toldOfServer } from './told-of-server.ts';
import type { WebAppName } from './web-app-names.ts';
import { withoutEval } from './without-eval.ts';
import { withoutInstrumentation } from './without-instrumentation.ts';
import { withoutUnused } from './without-unused.ts';
import { writtenLinks } from './written-links.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Browsers that know `light-dark()`, popovers and nesting: nothing is rewritten for older ones. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** What every page needs anyway travels together: a few large files pack better than many small ones. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
    priority: 3,
  },
  {
    name: 'frame',
    test: /src[\\/](site[\\/](layout[\\/](?!Breadcrumbs|EmptyLayout|Page\.)|texts[\\/]use-(?!time-zone)|root|api[\\/]use-session)|modules[\\/]accounts[\\/]web[\\/]session-mark|ui[\\/](frame[\\/](Toasts|Logo|ScrollToTop|RootShell|PageAnnouncer|Frame|RouteFault)|base[\\/](Icon|Button|class-names|Badge|use-hydrated|load-words))|kernel[\\/](locale|plural|language-words))/,
    priority: 2,
  },
  {
    name: 'later-styles',
    test: /src[\\/]site[\\/](home[\\/](sections|sheet|coverage)|feedback[\\/](contact|Thanks))[^?]*\.module\.css/,
    priority: 4,
  },
  {
    name: 'picker',
    test: /src[\\/](site[\\/]picker[\\/](CountryPicker|CountryField|TariffList|SampleButton|SampleLink|tariff-words|use-|texts[\\/]words)|site[\\/]client-state|ui[\\/](combobox[\\/](PickList|listbox|row-at)|base[\\/]Flag)|kernel[\\/]money)/,
    priority: 1,
  },
  {
    name: 'call-api',
    test: /src[\\/](site[\\/]api[\\/]call-api|modules[\\/]accounts[\\/]web[\\/]send-over)/,
    // Behind the picker, which brings what loads code later, and so is of every page: its styles are kept.
    priority: 0,
  },
];

/** A style that is imported for its rules alone is kept, although nobody reads its class names there. */
const keepImportedStyles: Plugin = {
  name: 'countercheck:keep-imported-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
};

/** The name of a class in the page: its own with that of its file, and no more, because every page carries hundreds of them. */
function scopedName(name: string, file: string): string {
  const place = path.relative(repository, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/** Vite's configuration of one application; `basename` is the path it lives under, with a slash at both ends. */
export function viteConfigOf(name: WebAppName, basename = '/'): UserConfig {
  return {
    root: path.join(repository, 'src', name),
    base: basename,
    cacheDir: path.join(repository, 'node_modules', '.vite', name),
    plugins: [
      namedMedia,
      settledTexts,
      countryFlags(path.join(repository, 'node_modules', '.cache', 'country-flags')),
      contentFiles(),
      ...(name === 'site'
        ? [
            siteImages(path.join(repository, 'node_modules', '.cache', 'site-images')),
            earlyScript(path.join(repository, 'src/site/early/early.ts'), browsers),
            inlineFunction(
              'virtual:wake-script',
              path.join(repository, 'src/site/deferred-hydration/wake-on-interest.ts'),
            ),
            inlineFunction(
              'virtual:lay-out-script',
              path.join(repository, 'src/site/deferred-hydration/lay-out-in-turn.ts'),
            ),
            writtenLinks(path.join(repository, 'src/site/written-links/router.server.ts')),
          ]
        : [
            inlineFunction(
              'virtual:early-form-script',
              path.join(repository, 'src/backoffice/sign-in/keep-early-form.ts'),
            ),
          ]),
      reactRouter(),
      keepImportedStyles,
      keptStyles(['frame', 'picker']),
      toldOfServer(name),
      withoutInstrumentation,
      withoutEval,
      withoutUnused,
      bareSpaces,
    ],
    css: { modules: { generateScopedName: scopedName } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    // How long plugins took is for us, not for whoever starts the product.
    build: {
      rolldownOptions: { checks: { pluginTimings: false } },
      target: browsers,
      cssTarget: browsers,
      emptyOutDir: true,
      // Whoever works at the desk all day fetches its styles once: a page that brings and takes its own holds the next one up.
      cssCodeSplit: name === 'site',
      assetsInlineLimit: 0,
    },
    // Named beside those of React: a package that is found late loads open pages anew.
    optimizeDeps: { include: ['zod'] },
    server: { fs: { allow: [repository, realpathSync(path.join(repository, 'node_modules'))] } },
  };
}

/** React Router's configuration of one application: `src/<name>` is built to `build/<name>/{client,server}`. */
export function routerConfigOf(name: WebAppName, basename = '/'): Config {
  return {
    appDirectory: '.',
    buildDirectory: path.join(repository, 'build', name),
    basename,
    // At the desk a page is opened with what is known already: two rounds of small files would be longer than all the rest.
    splitRouteModules: name !== 'backoffice',
    // A page of the site brings the routes that it is made of; those its links lead to are asked for when it is at rest. At
    // the desk keys lead where no link does, and asking for the way first would be felt.
    routeDiscovery:
      name === 'backoffice' ? { mode: 'initial' } : { mode: 'lazy', manifestPath: '/__manifest' },
  };
}
