import { exampleOf } from '#platform/http/openapi-examples.ts';
import type { DocsCall, DocsDocument } from './docs-operation.ts';

/** The call as a line for a shell. */
export function curlOf(
  { method, path, operation }: DocsCall,
  document: DocsDocument,
  origin: string,
): string {
  const { parameters = [], requestBody, security, responses } = operation;
  const exampleFor = (name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return parameter === undefined
      ? ''
      : exampleText(exampleOf(parameter.schema, { examples: {}, document }, [name]));
  };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleFor(name));
  const needsToken = security.length > 0 && security.every((scheme) => 'bearer' in scheme);
  const json = requestBody?.content['application/json'];
  const upload = requestBody !== undefined && json === undefined;
  const isFile = Object.values(responses).some(({ content }) =>
    Object.keys(content ?? {}).some((type) => !type.includes('json')),
  );
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + address)}`,
    needsToken && '-H "Authorization: Bearer $TOKEN"',
    "-H 'Accept-Locale: en'",
    json !== undefined && "-H 'Content-Type: application/json'",
    json !== undefined && `-d ${quoted(JSON.stringify(json.example))}`,
    upload && '-F file=@picture.jpg',
    isFile && '-OJ',
  ]
    .filter((part) => part !== false)
    .join(' \\\n  ');
}

function exampleText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
