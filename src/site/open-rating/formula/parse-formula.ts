/** A formula as it is typeset: rows of signs, and fractions of rows. */
export type FormulaNode =
  | Readonly<{ kind: 'number' | 'name' | 'sign'; text: string }>
  | Readonly<{ kind: 'row'; parts: readonly FormulaNode[] }>
  | Readonly<{ kind: 'fraction'; over: FormulaNode; under: FormulaNode }>;

/** Numbers, names (`TA`, `Z″`, `|NI₋₁|`, `trade debtors`, `no-credit interval`), and single signs. */
const token = /\d+(?:\.\d+)?|[\p{L}″′Δ₀-₉₋&]+(?:[ -][\p{Ll}]+)*|[^\s]/gu;

/** Reads a formula as the code prints it (`1.2 WC/TA + (CA − stock) / CL`). Anything it has no name for stays a sign: nothing is lost. `point` is the decimal sign of the reader’s language. */
export function parseFormula(text: string, point = '.'): FormulaNode {
  const tokens = text.match(token) ?? [];
  let at = 0;

  function row(isEnd: (sign: string | undefined) => boolean): FormulaNode {
    const parts: FormulaNode[] = [];
    while (at < tokens.length && !isEnd(tokens[at])) {
      const next = one();
      if (tokens[at] !== '/') {
        parts.push(next);
        continue;
      }
      at += 1;
      parts.push({ kind: 'fraction', over: bare(next), under: bare(one()) });
    }
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: 'row', parts };
  }

  function one(): FormulaNode {
    const text = tokens[at] ?? '';
    at += 1;
    if (text === '(') {
      const inner = row((sign) => sign === ')');
      at += 1;
      return { kind: 'row', parts: [sign('('), inner, sign(')')] };
    }
    if (/^\d/.test(text)) return { kind: 'number', text: text.replace('.', point) };
    return /^[\p{L}Δ]/u.test(text) ? { kind: 'name', text } : sign(text);
  }

  return row(() => false);
}

function sign(text: string): FormulaNode {
  return { kind: 'sign', text };
}

/** A bracket around a whole numerator or denominator says nothing that the line does not say. */
function bare(node: FormulaNode): FormulaNode {
  if (node.kind !== 'row' || node.parts.length !== 3) return node;
  const [open, inner, close] = node.parts;
  const isBracketed =
    open?.kind === 'sign' && open.text === '(' && close?.kind === 'sign' && close.text === ')';
  return isBracketed && inner !== undefined ? inner : node;
}

/** The signs of a formula in their order, without fractions: what a test compares, and what is read aloud. */
export function readAloud(node: FormulaNode): string {
  switch (node.kind) {
    case 'row':
      return node.parts.map(readAloud).join(' ');
    case 'fraction':
      return `${readAloud(node.over)} / ${readAloud(node.under)}`;
    default:
      return node.text;
  }
}
