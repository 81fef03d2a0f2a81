import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocsOperation, DocsParameter } from './docs-operation.ts';
import { exampleRequest } from './example-of-call.ts';
import { curlOf } from './examples/curl.ts';
import { pythonOf } from './examples/python.ts';
import { typescriptOf } from './examples/typescript.ts';

const operation = (change: Partial<DocsOperation> = {}): DocsOperation => ({
  operationId: 'readOrder',
  summary: 'An order',
  description: 'Open to everybody.',
  tags: ['orders'],
  security: [{}, { bearer: [] }],
  responses: { '200': { description: 'The answer.' }, '404': { description: 'Not there.' } },
  ...change,
});
const of = (change: Partial<DocsOperation>, method = 'POST', path = '/api/v1/orders') =>
  exampleRequest({ method, path, operation: operation(change) }, 'https://site.example');
const body = (example: unknown) => ({
  requestBody: { content: { 'application/json': { schema: {}, example } } },
});

test('a call can be pasted into a shell, whatever its example says', () => {
  const said = curlOf(of(body({ name: "O'Neil $(rm -rf) `x`" })));
  assert.match(said, /^curl -X POST 'https:\/\/site\.example\/api\/v1\/orders' \\\n/);
  assert.ok(said.includes(String.raw`-d '{"name":"O'\''Neil $(rm -rf) ${'`x`'}"}'`));
  assert.ok(said.includes("-H 'Content-Type: application/json'") && !said.includes('Authorization'));
  const long = curlOf(of(body({ first: 'word '.repeat(8), second: 'word '.repeat(8) })));
  assert.match(long, /-d '\{\n {2}"first"/, 'a long body stands line by line');
});

test('values of JSON are written as each language writes them', () => {
  const request = of(body({ a: null, b: [true, false], 'c-d': "it's", e: [], f: { g: 1.5 } }));
  const script = typescriptOf(request);
  assert.ok(
    script.includes(
      `a: null,\n    b: [true, false],\n    'c-d': "it's",\n    e: [],\n    f: {\n      g: 1.5,`,
    ),
    script,
  );
  const python = pythonOf(request);
  assert.ok(python.includes('"a": None,\n        "b": [True, False],\n        "c-d": "it\'s",'), python);
});

test('what a call needs stands in its line: a token, a file, a name to save under, parts of the address', () => {
  const everyWay = (change: Partial<DocsOperation>, method = 'POST', path?: string) => {
    const request = of(change, method, path);
    return [curlOf(request), typescriptOf(request), pythonOf(request)] as const;
  };
  const [curl, script, python] = everyWay({ security: [{ bearer: [] }] });
  assert.match(curl, /Bearer \$TOKEN/);
  assert.match(script, /Bearer \$\{process\.env\.TOKEN\}/);
  assert.match(python, /import os\n[\s\S]*os\.environ\['TOKEN'\]/);

  const forms = { 'multipart/form-data': { schema: {} }, 'image/png': { schema: {} } };
  for (const program of everyWay({ requestBody: { content: forms } })) {
    assert.match(program, /picture\.png/);
    assert.match(program, /image\/png/);
  }
  const pdf = { '200': { description: '', content: { 'application/pdf': { schema: {} } } } };
  for (const program of everyWay({ responses: pdf }, 'GET')) assert.match(program, /readOrder\.pdf/);
  const events = { '200': { description: '', content: { 'text/event-stream': { schema: {} } } } };
  assert.match(everyWay({ responses: events }, 'GET')[0], /-N$/);

  const parameter = (name: string, place: string, example?: unknown, required = true): DocsParameter => ({
    name,
    in: place,
    required,
    schema: {},
    example,
  });
  const parameters = [
    parameter('id', 'path', 7),
    parameter('part', 'query', 'a b'),
    parameter('page', 'query', undefined, false),
  ];
  for (const program of everyWay({ parameters }, 'GET', '/orders/{id}/x/{unknown}'))
    assert.match(program, /https:\/\/site\.example\/orders\/7\/x\/\?part=a\+b['"]/);
});
