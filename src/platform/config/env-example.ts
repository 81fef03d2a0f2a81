import { settings } from './config.ts';

/** The text of `.env.example`, made from the same table that reads the environment. */
export function envExample(): string {
  const rows = Object.entries(settings).map(
    ([name, { sentence, example }]) => `# ${sentence}\n#${name}=${example}\n`,
  );
  return `# Every setting has a sensible default: nothing here is needed to start.\n\n${rows.join('\n')}`;
}
