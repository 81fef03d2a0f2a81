import { get } from 'node:http';

/** An answer's body as it came over the wire: fetch would have unpacked it. */
export async function fetchRaw(url: string, encoding: 'identity' | 'gzip'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
