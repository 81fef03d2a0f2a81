/** Signs of HTML that files and pages name, beside the five of XML; each is one sign. */
export const htmlSigns: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  cent: '¢',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  hellip: '…',
  minus: '−',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sect: '§',
  para: '¶',
  deg: '°',
  plusmn: '±',
  laquo: '«',
  raquo: '»',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00ad',
  zwnj: '\u200c',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  oslash: 'ø',
  aring: 'å',
  aelig: 'æ',
};

const xmlSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of HTML with what is named or numbered in it as signs; what is no sign is a space, and an unknown name stays. */
export function readHtmlSigns(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return signOf(String(name)) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      const isSign = code > 31 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
      return isSign ? String.fromCodePoint(code) : ' ';
    },
  );
}

/** `&Ouml;` is the great letter of `&ouml;`; names of other signs are written in any case. */
function signOf(name: string): string | undefined {
  const low = name.toLowerCase();
  const sign = Object.hasOwn(xmlSigns, low)
    ? xmlSigns[low]
    : Object.hasOwn(htmlSigns, low)
      ? htmlSigns[low]
      : undefined;
  return /^\p{Lu}\p{Ll}/u.test(name) ? sign?.toUpperCase() : sign;
}
