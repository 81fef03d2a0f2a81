/** One record as flat text, named as the columns of the CSV form: `Entity.LegalName`, `….OtherEntityName.1.type`. */
export type Fields = (path: string) => string;

const maxDepth = 12;
const attributes: Readonly<Record<string, string>> = { '@xml:lang': 'xmllang', '@type': 'type' };

/** The flat form of a record of the JSON form, where a value is `{"$": …}` and a list may also be a single object. */
export function fieldsOfJson(record: unknown): Fields {
  const flat = new Map<string, string>();
  collect(record, '', flat, 0);
  return (path) => flat.get(path) ?? '';
}

function collect(value: unknown, path: string, flat: Map<string, string>, depth: number): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    flat.set(path, String(value));
    return;
  }
  if (typeof value !== 'object' || value === null || depth > maxDepth) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      collect(item, `${path}.${index + 1}`, flat, depth + 1);
    });
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    const name = attributes[key] ?? (key.startsWith('@') ? key.slice(1) : key);
    const at = key === '$' ? path : path === '' ? name : `${path}.${name}`;
    collect(part, at, flat, depth + 1);
  }
}

/**
 * As fieldsOfJson, for records of hundreds of members of which a few are asked for: nothing is made flat, each path is
 * followed. Names of members have no dots. Made once a file, because every record is asked for the same paths.
 */
export function createJsonFields(): (record: unknown) => Fields {
  const steps = new Map<string, readonly string[]>();
  const stepsOf = (path: string): readonly string[] => {
    let found = steps.get(path);
    if (found === undefined) {
      if (steps.size >= maxSteps) steps.clear();
      found = path.split('.').slice(0, maxDepth + 1);
      steps.set(path, found);
    }
    return found;
  };
  return (record) => (path) => textAt(record, stepsOf(path));
}

const maxSteps = 2000;

function textAt(record: unknown, path: readonly string[]): string {
  let value = record;
  for (const step of path) {
    value = member(value, step);
    if (value === undefined) return '';
  }
  for (let depth = 0; typeof value === 'object' && depth < maxDepth; depth += 1) value = member(value, '$');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function member(value: unknown, step: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value[Number(step) - 1];
  // JSON.parse gives nothing but own members.
  const own = value as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(own, step)) return own[step];
  return own[step === 'xmllang' ? '@xml:lang' : `@${step}`];
}

/** The flat form of a row of the CSV form; `columns` says where each column stands. */
export function fieldsOfRow(columns: ReadonlyMap<string, number>, row: readonly string[]): Fields {
  return (path) => {
    const at = columns.get(path);
    return at === undefined ? '' : (row[at] ?? '');
  };
}

const maxItems = 100;

/** Paths of the items of a list that are there: `path.1`, `path.2`, …, or `path` itself for a single object. */
export function itemsOf(fields: Fields, path: string, member = ''): string[] {
  const items: string[] = [];
  for (let index = 1; index <= maxItems; index += 1) {
    const item = `${path}.${index}`;
    if (fields(item + member) !== '') items.push(item);
    // The CSV form may leave a numbered column empty and fill the next one.
    else if (index > 5 && items.length < index - 5) break;
  }
  return items.length === 0 && fields(path + member) !== '' ? [path] : items;
}
