/** Fields of a mail or of a report, by their name in small letters; of several the first. */
export type Fields = ReadonlyMap<string, string>;

/** A mail taken apart one level deep: what reports consist of, and no more. */
export type MailParts = Readonly<{
  fields: Fields;
  parts: readonly Readonly<{ fields: Fields; body: string }>[];
}>;

/** The report stands at the beginning, before the mail it is about, which may be of any length. */
export const maxReadBytes = 128 * 1024;
/** A report has three parts: words, the report, the mail. */
const maxParts = 8;
const maxFields = 300;
const maxValue = 2_000;

/**
 * Takes the beginning of a mail apart, each line looked at once: a stranger wrote it. General readers of mails go all the way down
 * and take the square of the time for some of what strangers write.
 */
export function splitMail(raw: Buffer | string): MailParts {
  const text = typeof raw === 'string' ? raw.slice(0, maxReadBytes) : raw.toString('utf8', 0, maxReadBytes);
  const lines = text.split('\n', 20_000).map((line) => line.replace(/\r$/, ''));
  const end = endOfFields(lines);
  const fields = readFields(lines.slice(0, end));
  const boundary = boundaryOf(fields.get('content-type') ?? '');
  return { fields, parts: boundary === undefined ? [] : partsOf(lines.slice(end + 1), boundary) };
}

/** Fields up to the first empty line, folded ones joined. */
export function readFields(lines: readonly string[]): Fields {
  const fields = new Map<string, string>();
  let open: string[] = [];
  const keep = () => {
    const whole = open.join(' ').slice(0, maxValue);
    const at = whole.indexOf(':');
    const name = whole.slice(0, Math.max(at, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, whole.slice(at + 1).trim());
    open = [];
  };
  for (const line of lines) {
    if (line === '' || fields.size >= maxFields) break;
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    if (!isFolded) keep();
    if (open.length < 50) open.push(line.slice(0, maxValue));
  }
  keep();
  return fields;
}

/** The blocks of lines between empty ones. */
export function blocksOf(body: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of body.split('\n')) {
    if (line.trim() !== '') blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
    if (blocks.length > maxParts) break;
  }
  return blocks.filter((block) => block.length > 0);
}

const endOfFields = (lines: readonly string[]) => {
  const end = lines.indexOf('');
  return end === -1 ? lines.length : end;
};

function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\//i.test(contentType)) return undefined;
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
}

function partsOf(lines: readonly string[], boundary: string): MailParts['parts'] {
  const parts: string[][] = [];
  for (const line of lines) {
    const trimmed = line.trimEnd();
    if (trimmed === `--${boundary}--`) break;
    if (trimmed === `--${boundary}`) {
      if (parts.length === maxParts) break;
      parts.push([]);
    } else parts.at(-1)?.push(line);
  }
  return parts.map((part) => {
    const end = endOfFields(part);
    return { fields: readFields(part.slice(0, end)), body: part.slice(end + 1).join('\n') };
  });
}
