import type { ServerBuild } from 'react-router';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { LivePages } from '#app/pages/web-app.ts';
import { type WebAppName, webAppNames } from '../web-build/web-app-names.ts';
import { hear, say } from './messages.ts';
import { widenPolicy } from './widen-policy.ts';

/** React Router's server build as Vite makes it up. */
const serverBuild = 'virtual:react-router/server-build';

/** The pages as Vite, which lives in the keeper and survives this process, makes them of their files. */
export function livePages(): LivePages {
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  hear((message) => {
    if (message.type !== 'answer') return;
    waiting.get(message.id)?.(message.result);
    waiting.delete(message.id);
  });
  const ask = (name: WebAppName, payload: unknown) =>
    new Promise<unknown>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      say({ type: 'ask', id: lastId, name, payload });
    });
  const runners = new Map<string, ModuleRunner>(webAppNames.map((name) => [name, runnerOf(name, ask)]));
  return {
    async load(name) {
      // The virtual module exports what React Router says a server build is.
      return (await runners.get(name)?.import(serverBuild)) as ServerBuild;
    },
    widen: widenPolicy,
  };
}

function runnerOf(name: WebAppName, ask: (name: WebAppName, payload: unknown) => Promise<unknown>) {
  return new ModuleRunner(
    {
      // What has changed is found out at the next page: the answer to each question says whether it still holds.
      hmr: false,
      sourcemapInterceptor: 'prepareStackTrace',
      // Vite's types leave open what comes back; it is what its own `handleInvoke` answered.
      transport: { invoke: (payload) => ask(name, payload) as Promise<{ result: unknown }> },
    },
    new ESModulesEvaluator(),
  );
}
