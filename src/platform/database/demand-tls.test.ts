import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { type Certificate, makeCertificate } from '#testing/tls/certificate.ts';
import { demandDatabaseTls, tlsFault } from './demand-tls.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

const known = getCACertificates('default');
const trusted = makeCertificate();
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
  setDefaultCACertificates([...known, trusted.cert]);
});
after(async () => {
  setDefaultCACertificates(known);
  await database.drop();
});

/** A real TLS in front of the real database: it answers the question for SSL as PostgreSQL does. */
async function withTls(certificate: Certificate, use: (url: string) => Promise<void>): Promise<void> {
  const target = new URL(database.url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write('S');
      const secure = new TLSSocket(socket, { ...certificate, isServer: true });
      const behind = connect(Number(target.port), target.hostname);
      sockets.add(behind);
      for (const end of [secure, behind]) end.on('error', () => socket.destroy());
      secure.pipe(behind).pipe(secure);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = new URL(database.url);
    url.hostname = 'localhost';
    // listen() on a host and port always gives an AddressInfo
    url.port = String((server.address() as AddressInfo).port);
    await use(url.href);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

async function ask(url: string): Promise<unknown> {
  const pool = createPool(url, { max: 1 });
  try {
    const { rows } = await pool.query('select 1 as one');
    return rows[0].one;
  } finally {
    await pool.end();
  }
}

test('a server with TLS and a good certificate is spoken to, by the pool and by migrations', async () => {
  await withTls(trusted, async (url) => {
    assert.equal(await ask(demandDatabaseTls(url)), 1);
    assert.deepEqual(await migrate(demandDatabaseTls(url)), []);
  });
});

test('a server without TLS is not spoken to, and nothing falls back', async () => {
  assert.equal(await ask(database.url), 1);
  await assert.rejects(ask(demandDatabaseTls(database.url)), /does not support SSL/);
  await assert.rejects(migrate(demandDatabaseTls(database.url)), /does not support SSL/);
});

test('a certificate of a stranger is refused', async () => {
  await withTls(makeCertificate(), async (url) => {
    await assert.rejects(ask(demandDatabaseTls(url)), /self-signed|certificate/);
  });
});

test('an address that switches TLS off, or goes to another host, contradicts it', () => {
  const url = 'postgres://a:b@db.example/x';
  assert.equal(tlsFault(url), undefined);
  assert.equal(tlsFault(`${url}?sslmode=verify-full&sslrootcert=/ca.pem`), undefined);
  for (const query of [
    'sslmode=disable',
    'sslmode=no-verify',
    'ssl=false',
    'host=/run/pg',
    'uselibpqcompat=true',
  ])
    assert.match(tlsFault(`${url}?${query}`) ?? '', /must not have/, query);
  assert.match(tlsFault('postgres:///x') ?? '', /must name a host/);
});
