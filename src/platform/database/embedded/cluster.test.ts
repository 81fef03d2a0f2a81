import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverEnvironment } from './cluster.ts';

test('passwords in our environment do not reach PostgreSQL', () => {
  process.env.MAIL_URL = 'smtp://user:secret@mail.example';
  try {
    const seen = serverEnvironment();
    assert.ok(!JSON.stringify(seen).includes('secret'));
    assert.equal(seen.PATH, process.env.PATH);
    assert.equal(seen.TZ, 'UTC');
  } finally {
    delete process.env.MAIL_URL;
  }
});
