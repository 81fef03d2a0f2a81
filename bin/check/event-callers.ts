import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type Outcome, root } from './check.ts';
import { machinesOf } from './drawings/committed-drawings.ts';
import { isTest, listFiles } from './list-files.ts';
import { uncalledEvents } from './uncalled-events.ts';

/** A file of the server by name and text. */
type Source = Readonly<{ file: string; text: string }>;

/** Every event of every state table has a caller, or stands on the list with its reason. */
export async function checkEvents(): Promise<Outcome> {
  const sources = listFiles('src/{modules,workflows,app}/**/*.ts')
    .filter((file) => !isTest(file) && !isTable(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
  const findings: string[] = [];
  const rooms = new Set<string>();
  let count = 0;
  for (const table of listFiles('src/modules/*/*-states.ts')) {
    const room = posix.dirname(table);
    rooms.add(room);
    const edges = (await machinesOf(table)).flatMap(({ transitions }) => transitions);
    const names = [...new Set(edges.map(({ event }) => event))];
    count += names.length;
    findings.push(...eventFindings(room, names, sources, uncalledEvents[room] ?? {}));
  }
  const unknown = Object.keys(uncalledEvents).filter((room) => !rooms.has(room));
  findings.push(...unknown.map((room) => `${room} has no state table: ${listed}`));
  return { findings, note: `${count} events` };
}

/** The table itself names every event. */
const isTable = (file: string) => file.endsWith('-states.ts');

const listed = 'take it off the list in bin/check/uncalled-events.ts';

/** One sentence for each event that no code causes and no reason excuses, and for each excuse that holds no more. */
export function eventFindings(
  room: string,
  events: readonly string[],
  sources: readonly Source[],
  excused: Readonly<Record<string, string>>,
): string[] {
  const door = `#${room.replace(/^src\//, '')}/`;
  const near = sources.filter(({ file, text }) => file.startsWith(`${room}/`) || text.includes(`'${door}`));
  const caused = new Map(events.map((event) => [event, near.find((source) => causes(source, event))?.file]));
  const findings: string[] = [];
  for (const [event, caller] of caused) {
    if (caller === undefined && !Object.hasOwn(excused, event))
      findings.push(`${room}: no code causes ${event}; say why in bin/check/uncalled-events.ts`);
    if (caller !== undefined && Object.hasOwn(excused, event))
      findings.push(`${room}: ${caller} causes ${event} now: ${listed}`);
  }
  const gone = Object.keys(excused).filter((event) => !caused.has(event));
  return [...findings, ...gone.map((event) => `${room} knows no event ${event}: ${listed}`)];
}

/** Whether the event's name stands in this text where it is handed on, not where it is compared, typed or listed. */
function causes({ file, text }: Source, event: string): boolean {
  if (!text.includes(`'${event}'`)) return false;
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  return hasCause(program, event, false);
}

/** `isHandedOn` tells whether a text that stood at this place would go on as an event. */
function hasCause(node: unknown, event: string, isHandedOn: boolean): boolean {
  if (Array.isArray(node)) return node.some((one) => hasCause(one, event, isHandedOn));
  if (typeof node !== 'object' || node === null) return false;
  const { type, ...parts }: { type?: unknown } & Record<string, unknown> = { ...node };
  if (type === 'Literal') return isHandedOn && parts.value === event;
  return Object.entries(parts).some(([part, value]) =>
    hasCause(value, event, handsOn(String(type), part, parts, isHandedOn)),
  );
}

/** Keys under which what happens next is written down. */
const eventKeys = new Set(['event', 'order', 'payment']);

/** What is an argument, an answer, a choice between two or a value called an event goes on; all else is only looked at. */
function handsOn(type: string, part: string, node: Record<string, unknown>, isHandedOn: boolean): boolean {
  switch (type) {
    case 'CallExpression':
      return part === 'arguments' && nameOf(node.callee) !== 'may';
    case 'Property':
      return part === 'value' && eventKeys.has(nameOf(node.key));
    case 'ReturnStatement':
      return part === 'argument';
    case 'ArrowFunctionExpression':
      return part === 'body';
    case 'VariableDeclarator':
      return part === 'init';
    case 'ConditionalExpression':
      return part !== 'test' && isHandedOn;
    case 'LogicalExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isHandedOn;
    default:
      return false;
  }
}

/** The last word of what is called or set: `may` of `orderMachine.may`. */
function nameOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('name' in node) return String(node.name);
  return 'property' in node ? nameOf(node.property) : '';
}
