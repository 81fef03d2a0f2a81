/** What a reader would type: a program, or a statement for the database. */
const isCommand = (text: string): boolean =>
  /^(npm|npx|git|curl|docker|pg_dump|pg_restore|PATH=\S+|export) \S/.test(text) ||
  /^node (--|bin\/)/.test(text) ||
  /^\.ci\/\w/.test(text) ||
  /^(select|delete from|update|insert into) /i.test(text);

/** Commands that a page prints, each once: in blocks of `sh` and `sql`, and as code within text and tables. */
export function printedCommands(markdown: string): string[] {
  const found: string[] = [];
  const text = markdown.replaceAll(
    /^ *```(\w*)\n([\s\S]*?)^ *```$/gm,
    (_block, language: string, body: string) => {
      if (language === 'sh' || language === 'bash') found.push(...body.split('\n').map(withoutComment));
      if (language === 'sql') found.push(...body.split(/;\s*$/m).map((statement) => statement.trim()));
      return '';
    },
  );
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g)) if (isCommand(code)) found.push(code);
  return [...new Set(found.filter((command) => command !== ''))];
}

/** A comment is two spaces away from its command. */
function withoutComment(line: string): string {
  return line.replace(/(^|\s+)#\s.*$/, '').trim();
}

/** A statement for the database: nothing need be known of it to run it. */
export const isStatement = (command: string): boolean => /^(select|delete|update|insert) /i.test(command);
