/** How a language writes what JSON can say. */
export type Notation = Readonly<{
  nothing: string;
  yes: string;
  no: string;
  text: (value: string) => string;
  key: (name: string) => string;
}>;

/** Values that stand on one line when they fit into so many characters. */
const lineLength = 60;

/** A JSON value as a literal of another language, with two or more spaces a level. */
export function literal(value: unknown, notation: Notation, indent: string, step: string): string {
  const { nothing, yes, no, text, key } = notation;
  if (value === null || value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object') return String(value);
  const inner = indent + step;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => literal(each, notation, inner, step))
    : Object.entries(value).map(([name, each]) => `${key(name)}: ${literal(each, notation, inner, step)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const short = parts.join(', ');
  if (isList && short.length <= lineLength && !short.includes('\n')) return `${open}${short}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
