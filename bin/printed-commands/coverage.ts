import { howCovered } from './covered.ts';
import { isStatement, printedCommands } from './extract.ts';

const list = 'bin/printed-commands/covered.ts';

/** A measurement is printed with the seed it was run with; all seeds are one command. */
const withoutSeed = (command: string): string => command.replace(/--seed \d+/, '--seed N');

/** What is wrong with the list: commands of the pages that it lacks, and its commands that no page prints any more. */
export function coverageFindings(
  pages: readonly Readonly<{ page: string; text: string }>[],
  known: readonly string[] = Object.keys(howCovered),
): string[] {
  const printed = pages.flatMap(({ page, text }) =>
    printedCommands(text)
      .filter((command) => !isStatement(command))
      .map((command) => ({ page, command: withoutSeed(command) })),
  );
  const lacking = printed.filter(({ command }) => !known.includes(command));
  const gone = known.filter((command) => printed.every((one) => one.command !== command));
  return [
    ...lacking.map(({ page, command }) => `${page}: \`${command}\` is run by no test: add it to ${list}`),
    ...gone.map((command) => `${list}: no page prints \`${command}\` any more`),
  ];
}
