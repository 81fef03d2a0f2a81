import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { loopbackReach, startPageServer } from '#testing/research/page-server.ts';
import { createFetchPage, type PageFault, type PageReach } from './fetch-page.ts';

let site: Awaited<ReturnType<typeof startPageServer>>;
before(async () => {
  site = await startPageServer();
});
afterEach(() => {
  site.calls.length = 0;
});
after(() => site.close());

const never = new AbortController().signal;
const bounds = { timeoutMs: 5_000, maxBytes: 1_000, maxRedirects: 2 };
const pages = (reach?: PageReach, more: Partial<typeof bounds> = {}) =>
  createFetchPage({
    ...{ userAgent: 'Countercheck (test)', bounds: { ...bounds, ...more } },
    ...(reach !== undefined && { reach }),
  });
const fetchPage = (address: string, more: Partial<typeof bounds> = {}) =>
  pages(loopbackReach, more)(address, never);
const refused = (page: Promise<unknown>, fault: PageFault) =>
  assert.rejects(page, { name: 'PageNotFetched', fault });

describe('a page of a stranger', () => {
  it('comes as it is, under the address that answered, and nothing of ours goes along', async () => {
    const there = site.give('/page', 'text/html; charset=utf-8', '<p>Nordwind</p>');
    const first = site.lead('/first', '/page#note');
    const { url, bytes } = await fetchPage(`${first}#part`);
    assert.deepEqual([url, bytes.toString()], [there, '<p>Nordwind</p>']);
    const [asked] = site.calls;
    assert.deepEqual(Object.keys(asked?.headers ?? {}).toSorted(), [
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    assert.equal(asked?.headers['user-agent'], 'Countercheck (test)');
  });

  it('that is packed is unpacked, within the bounds', async () => {
    const packed = { 'content-encoding': 'gzip' };
    const small = site.give('/packed', 'text/plain', gzipSync('words'), packed);
    assert.equal((await fetchPage(small)).bytes.toString(), 'words');
    const bomb = site.give('/bomb', 'text/plain', gzipSync(Buffer.alloc(2_000_000, 97)), packed);
    await refused(fetchPage(bomb, { maxBytes: 100_000 }), 'too_large');
    const odd = site.give('/odd', 'text/plain', 'x', { 'content-encoding': 'rot13' });
    await refused(fetchPage(odd), 'other_type');
    const torn = site.give('/torn', 'text/plain', gzipSync('words').subarray(0, 12), packed);
    await refused(fetchPage(torn), 'silent');
  });

  it('is left where it is too much, of another kind, or nothing', async () => {
    const whole = site.give('/whole', 'text/plain', 'x'.repeat(1_000));
    assert.equal((await fetchPage(whole)).bytes.length, 1_000);
    await refused(fetchPage(site.give('/said', 'text/plain', 'x'.repeat(1_001))), 'too_large');
    site.answers.set('/unsaid', (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const pour = () => response.write('x'.repeat(500)) && setImmediate(pour);
      response.on('drain', pour);
      pour();
    });
    await refused(fetchPage(`${site.url}/unsaid`), 'too_large');
    await refused(fetchPage(site.give('/film', 'video/mp4', 'x')), 'other_type');
    await refused(fetchPage(site.give('/nothing', 'text/html', '')), 'empty');
    await refused(fetchPage(`${site.url}/missing`), 'refused');
  });

  it('that never ends, breaks off or is not there is told as that', async () => {
    site.answers.set('/mute', () => {});
    site.answers.set('/slow', (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).write('half');
    });
    site.answers.set('/cut', (response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await refused(fetchPage(`${site.url}/mute`, { timeoutMs: 150 }), 'late');
    await refused(fetchPage(`${site.url}/slow`, { timeoutMs: 150 }), 'late');
    await refused(fetchPage(`${site.url}/cut`), 'silent');
    const gone = await startPageServer();
    await gone.close();
    await refused(fetchPage(gone.url), 'silent');
    // Nobody speaks TLS there.
    await refused(fetchPage(site.url.replace('http:', 'https:')), 'silent');
  });

  it('is not waited for by nobody', async () => {
    site.answers.set('/mute', () => {});
    const gone = new AbortController();
    const page = pages(loopbackReach)(`${site.url}/mute`, gone.signal);
    setTimeout(() => gone.abort(), 30);
    await assert.rejects(page, { name: 'AbortError' });
  });
});

describe('an address that leads somewhere else than to the internet', () => {
  it('is not asked: numbers in every spelling, names of this machine, other ports and protocols', async () => {
    const { port } = site;
    for (const address of [
      ...['127.0.0.1', '127.1', '0x7f000001', '2130706433', '017700000001', 'localhost', '[::1]'],
      ...['[::ffff:127.0.0.1]', '10.0.0.1', '169.254.169.254', '[fd00:ec2::254]', '0', '[::]'],
    ])
      await refused(pages()(`http://${address}/`, never), 'not_public');
    await refused(pages()(`http://1.1.1.1:${port}/`, never), 'not_public');
    await refused(pages()('https://1.1.1.1:80/', never), 'not_public');
    for (const address of ['ftp://1.1.1.1/', 'file:///etc/passwd', 'gopher://1.1.1.1', 'nordwind', ''])
      await refused(pages()(address, never), 'not_an_address');
    await refused(fetchPage(`http://user:word@127.0.0.1:${port}/`), 'not_an_address');
    assert.equal(site.calls.length, 0);
  });

  it('is not asked after a redirect either', async () => {
    for (const to of ['http://169.254.169.254/latest/meta-data', 'http://[::1]/', 'http://10.0.0.1/', '//0/'])
      await refused(fetchPage(site.lead('/away', to)), 'not_public');
    for (const to of ['file:///etc/passwd', 'javascript:alert(1)', 'http://a:b@127.0.0.1/'])
      await refused(fetchPage(site.lead('/away', to)), 'not_an_address');
    const round = site.lead('/round', '/round');
    await refused(fetchPage(round), 'moved_too_often');
    assert.equal(site.calls.filter(({ url }) => url === '/round').length, bounds.maxRedirects + 1);
  });

  it('has each number of its name looked at, and no other one is connected to', async () => {
    site.give('/page', 'text/plain', 'words');
    const asked: string[] = [];
    const named = (...numbers: readonly string[][]): PageReach => ({
      ...loopbackReach,
      async numbersOf(name) {
        asked.push(name);
        return (numbers[asked.length - 1] ?? ['10.0.0.1']).map((address) => ({ address, family: 4 }));
      },
    });
    const address = `http://nordwind.example:${site.port}/page`;
    await refused(pages(named(['127.0.0.1', '10.0.0.1']))(address, never), 'not_public');
    asked.length = 0;
    await refused(pages(named([]))(address, never), 'silent');
    asked.length = 0;
    // The second time it is somewhere else: it is asked for once.
    assert.equal((await pages(named(['127.0.0.1']))(address, never)).bytes.toString(), 'words');
    assert.deepEqual(asked, ['nordwind.example']);
    asked.length = 0;
    const moved = `http://nordwind.example:${site.port}/moved`;
    site.lead('/moved', '/page');
    await refused(pages(named(['127.0.0.1'], ['192.168.0.1']))(moved, never), 'not_public');
    assert.equal(asked.length, 2);
  });
});
