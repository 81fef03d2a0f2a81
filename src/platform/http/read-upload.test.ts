import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { test } from 'node:test';
import { Problem } from '#kernel/problem.ts';
import { readUpload } from './read-upload.ts';

const upload = { field: 'file', types: ['image/png'], maxBytes: 1000 };

test('a sender who dawdles is cut off', async () => {
  const refusal = Promise.withResolvers<unknown>();
  const server = createServer((raw) => {
    const parts = () => assert.fail('it is no form');
    readUpload({ raw, parts }, upload, 50).then(refusal.reject, refusal.resolve);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a port always gives an AddressInfo
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => {});
  socket.write('PUT / HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 500\r\n\r\nabc');
  const error = await refusal.promise;
  assert.ok(error instanceof Problem && error.code === 'file_upload_error');
  assert.equal(error.fields[1]?.code, 'upload_broken_off');
  await closed;
  server.close();
});
