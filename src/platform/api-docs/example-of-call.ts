import type { DocsCall, DocsOperation } from './docs-operation.ts';
import type { ExampleRequest } from './examples/example-request.ts';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/jose': 'jws',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/webp': 'webp',
  'image/png': 'png',
  'text/csv': 'csv',
};

/** The call with the values of the document's examples. */
export function exampleRequest({ method, path, operation }: DocsCall, origin: string): ExampleRequest {
  const { parameters = [], requestBody, security, responses } = operation;
  const valueIn = (name: string) => exampleText(parameters.find((each) => each.name === name)?.example);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueIn(name)));
  const query = new URLSearchParams(
    parameters
      .filter(({ in: place, required }) => place === 'query' && required === true)
      .map(({ name, example }) => [name, exampleText(example)]),
  );
  const json = requestBody?.content['application/json'];
  const fileType = Object.keys(requestBody?.content ?? {}).find((type) => !/json|form-data/.test(type));
  const bodyType = json === undefined ? fileType : 'application/json';
  return {
    method,
    url: `${origin}${address}${query.size > 0 ? `?${query}` : ''}`,
    needsToken: security.length > 0 && security.every((scheme) => 'bearer' in scheme),
    headers: [
      ['Accept-Locale', 'en'],
      ...(bodyType === undefined ? [] : [['Content-Type', bodyType] as const]),
    ],
    ...(json === undefined ? {} : { json: json.example }),
    ...(json === undefined && fileType !== undefined ? { upload: uploadName(fileType) } : {}),
    ...answerOf(operation, responses),
  };
}

function answerOf(
  { operationId }: DocsOperation,
  responses: DocsOperation['responses'],
): Pick<ExampleRequest, 'answer' | 'saveAs'> {
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '200';
  const type = Object.keys(responses[success]?.content ?? {})[0];
  const saveAs = `${operationId}.${endings[type ?? ''] ?? 'bin'}`;
  if (type === undefined) return { answer: 'nothing', saveAs };
  if (type === 'text/event-stream') return { answer: 'events', saveAs };
  return { answer: type === 'application/json' ? 'json' : 'file', saveAs };
}

function uploadName(type: string): string {
  return type === 'application/pdf' ? 'letter.pdf' : `picture.${type === 'image/png' ? 'png' : 'jpg'}`;
}

function exampleText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
