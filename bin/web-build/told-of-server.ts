import type { Plugin } from 'vite';
import type { WebAppName } from './web-app-names.ts';

/**
 * Vite plugin of `npm run dev`: when the server is replaced, open pages ask their loaders again and keep their state.
 * Staff pages, which fetch by themselves, are loaded anew.
 */
export function toldOfServer(name: WebAppName): Plugin {
  const act = name === 'site' ? 'window.__reactRouterDataRouter?.revalidate()' : 'location.reload()';
  return {
    name: 'countercheck:told-of-server',
    apply: 'serve',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith(`/src/${name}/entry.client.tsx`))
        return undefined;
      return { code: `${code}\nimport.meta.hot?.on('countercheck:server', () => ${act});\n`, map: null };
    },
  };
}
