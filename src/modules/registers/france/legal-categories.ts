type Row = readonly [text: string, elfCode?: string];

/** INSEE's categories of legal forms that companies have most often, with their ISO 20275 codes. */
const categories: Readonly<Record<string, Row>> = {
  1000: ['Entrepreneur individuel', 'ZY9X'],
  3120: ['Société commerciale étrangère immatriculée au RCS'],
  4110: ['Établissement public à caractère industriel ou commercial doté d’un comptable public'],
  4120: ['Établissement public à caractère industriel ou commercial non doté d’un comptable public'],
  5202: ['Société en nom collectif', 'H1U2'],
  5306: ['Société en commandite simple', 'VD7Z'],
  5308: ['Société en commandite par actions', 'DEG4'],
  5410: ['SARL nationale', 'JR7T'],
  5485: ['Société d’exercice libéral à responsabilité limitée'],
  5499: ['Société à responsabilité limitée', 'V9QP'],
  5510: ['SA nationale à conseil d’administration'],
  5515: ['SA d’économie mixte à conseil d’administration'],
  5599: ['SA à conseil d’administration', 'K65D'],
  5699: ['SA à directoire'],
  5710: ['Société par actions simplifiée', '6CHY'],
  5785: ['Société d’exercice libéral par actions simplifiée'],
  5800: ['Société européenne', 'TPNT'],
  6220: ['Groupement d’intérêt économique', 'R0B6'],
  6317: ['Société coopérative agricole'],
  6533: ['Groupement agricole d’exploitation en commun', 'QCWO'],
  6540: ['Société civile immobilière', 'FY0F'],
  6599: ['Société civile', '1L24'],
  9220: ['Association déclarée', 'BEWI'],
  9230: ['Association déclarée, reconnue d’utilité publique', 'XH8C'],
  9300: ['Fondation', '9T5S'],
};

/** The first digit of a category: its kind, where the category itself is rare. */
const kinds: Readonly<Record<string, string>> = {
  1: 'Entrepreneur individuel',
  2: 'Groupement de droit privé non doté de la personnalité morale',
  3: 'Personne morale de droit étranger',
  4: 'Personne morale de droit public soumise au droit commercial',
  5: 'Société commerciale',
  6: 'Autre personne morale immatriculée au RCS',
  7: 'Personne morale et organisme soumis au droit administratif',
  8: 'Organisme privé spécialisé',
  9: 'Groupement de droit privé',
};

/** The words for a code of four digits, and its ISO 20275 code where there is one; undefined for what is no such code. */
export function legalCategory(code: string): { text: string; elfCode?: string } | undefined {
  if (!/^[1-9]\d{3}$/.test(code)) return undefined;
  const [text = kinds[code.charAt(0)] ?? code, elfCode] = categories[code] ?? [];
  return { text, ...(elfCode !== undefined && { elfCode }) };
}
