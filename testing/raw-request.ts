import { connect } from 'node:net';

/** An answer as it came over the wire; status 0 is a connection that ended without one. */
export type RawAnswer = Readonly<{ status: number; head: string; body: string }>;

/** So long a test waits for an answer. */
const patienceMs = 10_000;

/** Sends bytes that no client library would, and reads until the server closes. */
async function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).setTimeout(patienceMs, () => socket.destroy());
  socket.write(Buffer.from(text, 'latin1'));
  let answer = '';
  try {
    for await (const chunk of socket) answer += String(chunk);
  } catch {} // what came before the reset is the answer
  const [head = '', ...rest] = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  return { status: Number(head.split(' ')[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

/** Sends one request by its line and headers, byte by byte as given. */
export function rawRequest(
  url: string,
  line: string,
  headers: readonly string[] = ['Host: localhost'],
  body = '',
): Promise<RawAnswer> {
  return sendRaw(url, `${[`${line} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
}

/** Posts a form as a browser would, but for what is given. */
export function rawForm(
  url: string,
  path: string,
  body: string,
  headers: readonly string[] = [],
): Promise<RawAnswer> {
  const own = [
    `Host: ${new URL(url).host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
  ];
  return rawRequest(url, `POST ${path}`, [...own, ...headers], body);
}
