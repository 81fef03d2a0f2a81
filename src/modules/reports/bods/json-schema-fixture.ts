/** The part of JSON Schema that the schema of BODS is written in, for tests; a keyword that is not known here is refused. */
type Schema = Readonly<Record<string, unknown>>;
type Check = (given: unknown, value: unknown, at: string, schema: Schema, root: Root) => string[];
type Root = Readonly<{ byId: ReadonlyMap<string, Schema>; own: Schema }>;

/** What a value has against the schema of that id, each with a pointer. */
export function schemaErrors(schemas: readonly unknown[], id: string, value: unknown): string[] {
  const byId = new Map(schemas.filter(isSchema).map((schema) => [String(schema.$id), schema]));
  const own = byId.get(id);
  return own === undefined ? [`no schema ${id}`] : errorsOf(own, value, '', { byId, own });
}

function errorsOf(schema: Schema, value: unknown, at: string, root: Root): string[] {
  return Object.entries(schema).flatMap(([keyword, given]) => {
    const check = checks[keyword];
    if (check === undefined) return silent.has(keyword) ? [] : [`${at}: keyword ${keyword}`];
    return check(given, value, at, schema, root);
  });
}

const silent = new Set([
  ...['$id', '$schema', '$defs', '$comment', 'title', 'description', 'version', 'then', 'else', 'default'],
  ...[
    'codelist',
    'openCodelist',
    'propertyOrder',
    'examples',
    'deprecated',
    'uniqueItems',
    'additionalProperties',
  ],
]);

const say = (isRight: boolean, at: string, what: string) => (isRight ? [] : [`${at}: ${what}`]);
const isNone = (schema: unknown, value: unknown, at: string, root: Root) =>
  isSchema(schema) && errorsOf(schema, value, at, root).length === 0;

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isSchema,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  null: (value) => value === null,
};

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
};

const checks: Readonly<Record<string, Check>> = {
  type: (given, value, at) =>
    say(
      [given].flat().some((type) => types[String(type)]?.(value)),
      at,
      `is no ${given}`,
    ),
  enum: (given, value, at) => say(list(given).includes(value), at, `${value} is not in the list`),
  const: (given, value, at) => say(JSON.stringify(given) === JSON.stringify(value), at, `is not ${given}`),
  required: (given, value, at) =>
    isSchema(value)
      ? list(given).flatMap((key) => say(Object.hasOwn(value, String(key)), at, `lacks ${key}`))
      : [],
  properties: (given, value, at, _, root) =>
    isSchema(value) && isSchema(given)
      ? Object.entries(given).flatMap(([key, schema]) =>
          isSchema(schema) && Object.hasOwn(value, key)
            ? errorsOf(schema, value[key], `${at}/${key}`, root)
            : [],
        )
      : [],
  items: (given, value, at, _, root) =>
    Array.isArray(value) && isSchema(given)
      ? value.flatMap((one, index) => errorsOf(given, one, `${at}/${index}`, root))
      : [],
  minLength: (given, value, at) =>
    say(typeof value !== 'string' || value.length >= Number(given), at, 'short'),
  maxLength: (given, value, at) =>
    say(typeof value !== 'string' || value.length <= Number(given), at, 'long'),
  minItems: (given, value, at) => say(!Array.isArray(value) || value.length >= Number(given), at, 'few'),
  minimum: (given, value, at) => say(typeof value !== 'number' || value >= Number(given), at, 'small'),
  maximum: (given, value, at) => say(typeof value !== 'number' || value <= Number(given), at, 'large'),
  exclusiveMinimum: (given, value, at) =>
    say(typeof value !== 'number' || value > Number(given), at, 'small'),
  exclusiveMaximum: (given, value, at) =>
    say(typeof value !== 'number' || value < Number(given), at, 'large'),
  pattern: (given, value, at) =>
    say(typeof value !== 'string' || new RegExp(String(given)).test(value), at, 'form'),
  format: (given, value, at) =>
    say(typeof value !== 'string' || (formats[String(given)]?.test(value) ?? false), at, `no ${given}`),
  allOf: (given, value, at, _, root) =>
    list(given).flatMap((one) => (isSchema(one) ? errorsOf(one, value, at, root) : [])),
  anyOf: (given, value, at, _, root) =>
    say(
      list(given).some((one) => isNone(one, value, at, root)),
      at,
      'fits none',
    ),
  oneOf: (given, value, at, _, root) =>
    say(list(given).filter((one) => isNone(one, value, at, root)).length === 1, at, 'does not fit one'),
  not: (given, value, at, _, root) => say(!isNone(given, value, at, root), at, 'fits what it must not'),
  if: (given, value, at, schema, root) =>
    isNone(given, value, at, root) && isSchema(schema.then) ? errorsOf(schema.then, value, at, root) : [],
  $ref: (given, value, at, _, root) => {
    const [id = '', path = ''] = String(given).split('#');
    const own = id === '' ? root.own : root.byId.get(id);
    const target = path
      .split('/')
      .slice(1)
      .reduce<unknown>((found, key) => (isSchema(found) ? found[key] : undefined), own);
    return own !== undefined && isSchema(target)
      ? errorsOf(target, value, at, { ...root, own })
      : [`${at}: no ${given}`];
  },
};

function list(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
