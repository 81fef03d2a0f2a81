import { Transform } from 'node:stream';

/**
 * React Router writes its modulepreload links before the stylesheets, where they compete with them for the first
 * kilobytes; as low priority they wait for the style. Only the head is looked at, the rest streams through.
 */
export function lowerPreloads(): Transform {
  let head = '';
  let isPast = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isPast) return done(null, chunk);
      head += chunk.toString('utf8');
      if (!head.includes('</head>')) return done();
      isPast = true;
      done(null, lowered(head));
    },
    flush(done) {
      done(null, isPast ? null : lowered(head));
    },
  });
}

function lowered(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
