import { html, type SafeHtml } from '#platform/http/html.ts';
import type { Schema } from '#platform/http/json-schema.ts';

/** `mark` is what is said of a member beside its name, e.g. that it is required. */
type Row = Readonly<{ name: string; mark: string; schema: Schema }>;

/** Whether a shape is sent to us or comes from us: what is optional in one is the exception in the other. */
export type Direction = 'in' | 'out';

/** Where the page of a shape is. */
export type ShapeLink = (name: string) => string;

/** The members of an object as a table; those of objects inside it are named by their path. */
export function fieldTable(
  schema: Schema,
  caption: string,
  direction: Direction,
  shape: ShapeLink,
): SafeHtml {
  if (schema.$ref !== undefined) return html`<p>${shapeLink(schema.$ref, shape)}</p>`;
  const rows = rowsOf(schema, '', direction);
  if (rows.length === 0) return html`<p>${typeWords(schema, shape)}</p>`;
  return table(caption, rows, shape);
}

/** Parameters in the same form. */
export function table(caption: string, rows: readonly Row[], shape: ShapeLink): SafeHtml {
  return html`<table><caption>${caption}</caption><tbody>${rows.map(
    ({ name, mark, schema }) =>
      html`<tr><th scope="row"><code>${name}</code>${mark === '' ? '' : html` <span class="must">${mark}</span>`}</th>
<td>${typeWords(schema, shape)}${schema.description ? html`<br>${withCode(schema.description)}` : ''}</td></tr>`,
  )}</tbody></table>`;
}

/** A sentence whose words between backticks are code. */
export function withCode(text: string): SafeHtml {
  return joined(
    text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`)),
    '',
  );
}

function rowsOf(schema: Schema, prefix: string, direction: Direction): Row[] {
  return variantsOf(schema).flatMap((inner) => {
    const kind = kindOf(inner);
    return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
      if (name === 'kind' && kind !== undefined) return [];
      const path = `${prefix}${name}`;
      const isList = variantsOf(property, false)[0]?.type === 'array';
      const isRequired = inner.required?.includes(name) === true;
      const marks = [
        direction === 'in' && isRequired && 'required',
        direction === 'out' && !isRequired && 'may be missing',
        kind !== undefined && `of kind ${kind}`,
      ];
      const mark = marks.filter((each) => each !== false).join(', ');
      return [
        { name: path, mark, schema: property },
        ...rowsOf(property, `${path}${isList ? '[]' : ''}.`, direction),
      ];
    });
  });
}

/** The objects that are meant: of `this or null` this, of a list its entries. */
function variantsOf(schema: Schema, isInside = true): Schema[] {
  const variants = schema.anyOf ?? schema.oneOf ?? [schema];
  return variants
    .filter(({ type }) => type !== 'null')
    .flatMap((each) => {
      if (each !== schema) return variantsOf(each, isInside);
      return isInside && each.type === 'array' && each.items !== undefined ? variantsOf(each.items) : [each];
    });
}

/** The word that tells this object from the others that may stand in its place. */
function kindOf({ properties }: Schema): string | undefined {
  const kind = properties?.kind;
  const value = kind?.const ?? (kind?.enum?.length === 1 ? kind.enum[0] : undefined);
  return typeof value === 'string' ? value : undefined;
}

/** What may stand there, in a few words. */
export function typeWords(schema: Schema, shape: ShapeLink): SafeHtml {
  const { $ref, anyOf, oneOf, type, format } = schema;
  if ($ref !== undefined) return shapeLink($ref, shape);
  const variants = anyOf ?? oneOf;
  if (variants !== undefined) {
    const kinds = variants.map(kindOf);
    if (kinds.every((kind) => kind !== undefined)) {
      const words = kinds.map((kind) => html`<code>${kind}</code>`);
      return html`object, its <code>kind</code> is ${joined(words, ' or ')}`;
    }
    return joined(
      variants.map((each) => typeWords(each, shape)),
      ' or ',
    );
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) {
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ', ',
    );
  }
  switch (type) {
    case 'array':
      return html`list of ${typeWords(schema.items ?? {}, shape)}${upTo(schema.maxItems)}`;
    case 'object':
      return html`object`;
    case 'integer':
      return html`whole number${range(schema)}`;
    case 'string':
      return html`${textWords(schema)}${defaultWords(schema)}`;
    default:
      return html`${format ?? String(type ?? 'anything')}${type === 'number' ? range(schema) : ''}${defaultWords(schema)}`;
  }
}

function textWords({ format, pattern, minLength = 0, maxLength }: Schema): string {
  if (format === 'binary') return 'bytes of a file';
  if (format === 'date-time') return 'instant in UTC';
  if (format !== undefined) return format;
  const length = minLength > 1 ? `, ${minLength} to ${maxLength} characters` : upTo(maxLength, ' characters');
  // The patterns that only keep control characters out say nothing to a reader.
  return `text${length}${pattern === undefined || pattern.includes('\\u') ? '' : `, ${pattern}`}`;
}

function defaultWords({ default: value }: Schema): SafeHtml | string {
  return value === undefined || value === '' ? '' : html`, <code>${JSON.stringify(value)}</code> unless said`;
}

function upTo(max: number | undefined, unit = ''): string {
  return max === undefined ? '' : `, up to ${max.toLocaleString('en')}${unit}`;
}

/** Bounds that are only those of the machine are left out. */
function range({ minimum, maximum }: Schema): string {
  const isBound = (value: number | undefined) => value !== undefined && Math.abs(value) < 2 ** 31 - 1;
  if (isBound(minimum) && isBound(maximum)) return `, ${minimum} to ${maximum?.toLocaleString('en')}`;
  return isBound(minimum) ? `, ${minimum} or more` : '';
}

function shapeLink(reference: string, shape: ShapeLink): SafeHtml {
  const name = reference.split('/').at(-1) ?? '';
  return html`<a href="${shape(name)}">${name}</a>`;
}

function joined(parts: readonly SafeHtml[], between: string): SafeHtml {
  return html`${parts.map((part, index) => html`${index === 0 ? '' : between}${part}`)}`;
}
