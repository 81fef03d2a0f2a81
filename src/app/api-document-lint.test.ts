import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ApiFinding, lintApi } from '#testing/lint-api.ts';
import { apiDocument } from './api-document.ts';
import { lintExceptions } from './api-lint-exceptions.ts';
import { listEndpoints } from './endpoints.ts';

const endpoints = listEndpoints();
const document = apiDocument(endpoints, {
  version: '1.0.0',
  publicUrl: 'https://countercheck.example',
  contactEmail: 'hello@countercheck.example',
});

function endpointAt([paths, path = '', method = '']: readonly string[]) {
  if (paths !== 'paths') return undefined;
  return endpoints.find(
    (endpoint) => `/api/v1${endpoint.path}` === path && endpoint.method.toLowerCase() === method,
  );
}

function exceptionOf({ rule, path }: ApiFinding) {
  const endpoint = endpointAt(path);
  return lintExceptions.find(
    (exception) => exception.rule === rule && (exception.when?.({ endpoint, path }) ?? true),
  );
}

test('Spectral has nothing to say about the document but what is excepted, and every exception is needed', async () => {
  const findings = (await lintApi(document)).map((finding) => ({
    ...finding,
    exception: exceptionOf(finding),
  }));
  assert.deepEqual(
    findings
      .filter(({ exception }) => exception === undefined)
      .map(({ rule, severity, path, message }) => `${severity} ${rule} ${path.join(' ')}: ${message}`),
    [],
  );
  const used = new Set(findings.map(({ exception }) => exception));
  const unused = lintExceptions.filter((exception) => !used.has(exception) && isInUse(exception.rule));
  assert.deepEqual(
    unused.map(({ rule }) => rule),
    [],
  );
});

/** The one exception for a call that another room brings along. */
function isInUse(rule: string): boolean {
  return rule !== 'owasp:api1:2023-no-numeric-ids' || endpoints.some(({ path }) => path === '/User/Orders');
}
