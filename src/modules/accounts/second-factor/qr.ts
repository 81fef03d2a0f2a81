import { encode } from 'uqr';

/** Empty modules around the picture that the standard asks for. */
const border = 4;

/** A QR picture as one SVG path: the side in modules, and the dark ones as runs along the rows. */
export function qrOf(text: string): { size: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return { size: data.length, path };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x] === true) x += 1;
    path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}
