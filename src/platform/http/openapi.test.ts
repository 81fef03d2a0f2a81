import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, per } from '#kernel/limit.ts';
import { countryCode, instant, minorUnits, text, uuid } from '#kernel/shapes.ts';
import type { Schema } from './json-schema.ts';
import { exampleOf } from './openapi-examples.ts';
import { operationOf, tagOf } from './openapi-operation.ts';
import { problemResponses, refusalsOf, statusWords } from './openapi-problems.ts';
import { finish } from './openapi-schemas.ts';

const base = { name: 'x', method: 'GET', path: '/x', summary: '', action: 'site.use' } as const;
const source = { examples: {}, document: {} };

test('every status that is told of has words, and each call tells of those its parts bring along', () => {
  const limit = defineLimit('x', { visitor: [per(60, 1)], account: [per(60, 1)] });
  const upload = { field: 'file', types: ['image/png'], maxBytes: 1 };
  for (const [parts, statuses] of [
    [{}, [400, 401, 500, 503]],
    [{ action: 'desk.work' }, [400, 401, 403, 500, 503]],
    [{ params: z.object({ id: uuid }) }, [400, 401, 404, 500, 503]],
    [{ method: 'POST' }, [400, 401, 403, 413, 415, 500, 503]],
    [{ method: 'DELETE', refuses: [409] }, [400, 401, 403, 409, 413, 415, 500, 503]],
    [{ limit }, [400, 401, 429, 500, 503]],
    [{ method: 'POST', idempotent: true, body: z.object({}) }, [400, 401, 403, 409, 413, 415, 422, 500, 503]],
    [{ method: 'PUT', upload }, [400, 401, 403, 413, 415, 422, 500, 503]],
  ] as const) {
    const endpoint = { ...base, ...parts } as typeof base; // parts of one call after the other
    assert.deepEqual(refusalsOf(endpoint), statuses);
    assert.deepEqual(Object.keys(problemResponses(endpoint)), statuses.map(String));
    for (const status of statuses) assert.ok(statusWords[status], String(status));
  }
});

test('where to come back is told of a refusal that passes, what is left of one that is counted', () => {
  const limit = defineLimit('x', { visitor: [per(60, 1)], account: [per(60, 1)] });
  const responses = problemResponses({ ...base, limit });
  const headersOf = (status: string) => Object.keys(Reflect.get(responses, status).headers);
  assert.ok(headersOf('429').includes('Retry-After') && headersOf('503').includes('Retry-After'));
  assert.ok(!headersOf('400').includes('Retry-After'));
  assert.ok(headersOf('400').includes('RateLimit-Limit') && !headersOf('503').includes('RateLimit-Limit'));
});

test('a call says who may make it, in words', () => {
  const said = (parts: object) => operationOf({ ...base, ...parts } as typeof base).description;
  assert.equal(said({}), 'Open to everybody.');
  assert.equal(said({ action: 'delivery.resolve' }), 'For Admin.');
  assert.equal(said({ action: 'company.manage', details: 'Names it.' }), 'Names it. For Director.');
  assert.match(said({ action: 'order.place' }) ?? '', /^For visitors, User and Director\.$/);
  assert.match(
    said({ idempotent: true, timeoutMs: 20_000 }) ?? '',
    /Idempotency-Key\. May take up to 20 seconds\.$/,
  );
});

test('a token is asked for where one is needed, and taken everywhere', () => {
  assert.deepEqual(operationOf(base).security, [{}, { bearer: [] }]);
  assert.deepEqual(operationOf({ ...base, action: 'orders.see' }).security, [{ bearer: [] }]);
});

test('success has its status, its kind and its words', () => {
  const answer = (parts: object) => {
    const { responses } = operationOf({ ...base, ...parts } as typeof base);
    const [status, { description, content }] = Object.entries(responses)[0] as [
      string,
      { description: string; content?: object },
    ]; // numbers stand in their order: success is the first
    return [status, description, Object.keys(content ?? {})];
  };
  const reply = z.object({});
  assert.deepEqual(answer({ reply }), ['200', 'The answer.', ['application/json']]);
  assert.deepEqual(answer({ reply, status: 201 }), ['201', 'Made.', ['application/json']]);
  assert.deepEqual(answer({ status: 202 }), ['202', 'Taken; what follows comes by mail.', []]);
  assert.deepEqual(answer({ status: 204 }), ['204', 'Done; the answer has no body.', []]);
  assert.deepEqual(answer({ file: 'application/pdf' }).slice(2), [['application/pdf']]);
});

test('a file is sent as a form with its field, or as it is', () => {
  const upload = { field: 'photo', types: ['image/png', 'image/jpeg'], maxBytes: 7 };
  const { requestBody } = operationOf({ ...base, method: 'PUT', upload });
  assert.deepEqual(Object.keys(requestBody?.content ?? {}), [
    'multipart/form-data',
    'image/png',
    'image/jpeg',
  ]);
  assert.match(JSON.stringify(requestBody), /"photo":\{"type":"string","format":"binary","maxLength":7\}/);
  assert.equal(tagOf({ ...base, path: '/User/Photo' }), 'User');
});

const numbers = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(50), fc.boolean(), fc.boolean())
  .map(([minimum, more, hasMin, hasMax]) => ({
    ...(hasMin && { minimum }),
    ...(hasMax && { maximum: minimum + more }),
  }));

test('the example of a number is within its bounds, whichever there are', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom('integer', 'number'), (bounds, type) => {
      const value = Number(exampleOf({ ...bounds, type }, source));
      assert.ok(
        value >= (bounds.minimum ?? -Infinity) && value <= (bounds.maximum ?? Infinity),
        String(value),
      );
    }),
  );
});

test('what a contract takes, its example is', () => {
  const shape = z.object({
    id: uuid,
    at: instant,
    price: minorUnits,
    name: text(3),
    state: z.enum(['open', 'shut']),
    kind: z.literal('company'),
    list: z.array(z.object({ code: text(2) })).max(3),
    maybe: z.string().max(5).nullable(),
    left: z.string().max(5).optional(),
    page: z.int().min(1).max(9).default(4),
    either: z.union([z.null(), z.object({ isGood: z.boolean() })]),
  });
  const schema = z.toJSONSchema(shape, { io: 'input' }) as Schema; // zod's own word for the same
  const example = exampleOf(schema, source);
  const { left, page, either } = shape.parse(example);
  assert.deepEqual([left, page, either], [undefined, 1, { isGood: false }]);
});

test('a value that is given for a name is taken where it fits, the longest path first', () => {
  const examples = { name: 'Anna', 'company.name': 'Nord AG', count: 7, code: 'de', missing: null };
  const string = { type: 'string' } as const;
  const example = (schema: Schema, path: string[]) => exampleOf(schema, { examples, document: {} }, path);
  assert.equal(example(string, ['name']), 'Anna');
  assert.equal(example(string, ['buyer', 'company', 'name']), 'Nord AG');
  assert.equal(example({ type: 'integer' }, ['name']), 1, 'of another kind it is not taken');
  assert.equal(example({ type: 'integer' }, ['count']), 7);
  assert.equal(example({ ...string, maxLength: 3 }, ['name']), 'tex');
  assert.equal(example({ ...string, minLength: 5 }, ['name']), 'text');
  assert.equal(example({ ...string, pattern: '^[a-z]{2}$' }, ['code']), 'de');
  assert.equal(example({ ...string, pattern: '^[A-Z]{2}$' }, ['code']), 'text');
  assert.equal(example({ ...string, enum: ['fr'] }, ['code']), 'fr');
  assert.equal(example({ anyOf: [string, { type: 'null' }] }, ['missing']), null);
  assert.equal(example(string, ['constructor']), 'text');
});

test('a reference leads to what it names', () => {
  const document = { components: { schemas: { Money: { type: 'integer', minimum: 3, maximum: 9 } } } };
  assert.equal(exampleOf({ $ref: '#/components/schemas/Money' }, { examples: {}, document }), 3);
});

test('what zod does not say is said: bits of whole numbers, UTC, and that NUL is refused', () => {
  const finished = (schema: Schema) => finish({ a: schema }, { examples: {}, parameters: {} }).a;
  assert.equal(finished({ type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 }).format, 'int32');
  assert.equal(finished({ type: 'integer', minimum: 0, maximum: 2 ** 31 }).format, 'int64');
  assert.equal(finished({ type: 'integer', minimum: -(2 ** 31), maximum: 0 }).format, 'int32');
  assert.equal(finished({ type: 'integer' }).format, 'int64');
  assert.equal(finished({ type: 'string', format: 'date-time' }).pattern, 'Z$');
  assert.equal(finished({ type: 'string', format: 'uuid', pattern: 'long' }).pattern, undefined);
  assert.equal(finished({ type: 'string', pattern: '^a$' }).pattern, '^a$');
  const free = finished({ type: 'string' }).pattern ?? '';
  assert.deepEqual(
    ['', 'a\nb', 'a\u0000'].map((sent) => new RegExp(free, 'u').test(sent)),
    [true, true, false],
  );
  for (const schema of [
    { type: 'string', enum: ['a'] },
    { type: 'string', const: 'a' },
  ])
    assert.equal(finished(schema).pattern, undefined);
});

test('an example stands beside each body, made for its call', () => {
  const document = {
    paths: {
      '/x': {
        post: {
          operationId: 'putX',
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
              },
            },
          },
        },
      },
    },
  };
  finish(document, { examples: { 'putX.name': 'of this call', name: 'of any' }, parameters: {} });
  assert.deepEqual(
    Reflect.get(document.paths['/x'].post.requestBody.content['application/json'], 'example'),
    {
      name: 'of this call',
    },
  );
});

test('a parameter without words gets those of its name', () => {
  const document = { parameters: [{ in: 'query', name: 'page', schema: { type: 'integer' } }] };
  finish(document, { examples: {}, parameters: { page: 'Which page.' } });
  assert.equal(Reflect.get(document.parameters[0] ?? {}, 'description'), 'Which page.');
  const codes = defineEndpoint({ ...base, query: z.object({ code: countryCode }) });
  assert.deepEqual(Object.keys(operationOf(codes).requestParams ?? {}), ['query']);
});
