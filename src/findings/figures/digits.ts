/** Where the ten digits of other scripts begin: Arabic, Persian, the scripts of India, Thai, Lao, Tibetan, Burmese, full width. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0xff10,
];

/** The text with digits, signs and marks of every script as those of ours; spaces of every width are one. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u1049\uff10-\uff19]/g, digitOf)
    .replace(/\u066b/g, ',')
    .replace(/\u066c/g, "'")
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[\s\u200b\u200e\u200f\u061c\u2060]+/g, ' ')
    .trim();
}

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? sign : String(code - zero);
}
