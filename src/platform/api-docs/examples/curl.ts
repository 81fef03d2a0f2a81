import type { ExampleRequest } from './example-request.ts';

/** The call as a line for a shell. */
export function curlOf(request: ExampleRequest): string {
  const { method, url, needsToken, headers, json, upload, answer, saveAs } = request;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    needsToken && '-H "Authorization: Bearer $TOKEN"',
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    json !== undefined && `-d ${quoted(bodyOf(json))}`,
    upload !== undefined && `--data-binary @${upload}`,
    answer === 'file' && `-o ${saveAs}`,
    answer === 'events' && '-N',
  ]
    .filter((part) => part !== false)
    .join(' \\\n  ');
}

/** On one line where it is short. */
function bodyOf(json: unknown): string {
  const line = JSON.stringify(json);
  return line.length <= 60 ? line : JSON.stringify(json, null, 2);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
