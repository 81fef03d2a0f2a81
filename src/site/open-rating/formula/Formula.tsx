import { languages } from '#kernel/locale.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './Formula.module.css';
import { type FormulaNode, parseFormula, readAloud } from './parse-formula.ts';

/** A formula of the code, typeset; few browsers have a font for MathML, so its fractions are drawn, and read aloud as one line. */
export function Formula({ text }: { text: string }) {
  const { intl } = languages[useTexts().locale];
  const point = new Intl.NumberFormat(intl).format(0.5)[1] ?? '.';
  const node = parseFormula(text, point);
  return (
    <span role="math" aria-label={readAloud(node)} className={styles.formula}>
      <Node node={node} />
    </span>
  );
}

function Node({ node }: { node: FormulaNode }) {
  switch (node.kind) {
    case 'row':
      return (
        <>
          {termsOf(node.parts).map((term, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula never move
            <span key={index} className={styles.term}>
              {term.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula never move
                <Node key={at} node={part} />
              ))}
            </span>
          ))}
        </>
      );
    case 'fraction':
      return (
        <span className={styles.fraction}>
          <span className={styles.over}>
            <Node node={node.over} />
          </span>
          <span>
            <Node node={node.under} />
          </span>
        </span>
      );
    case 'name':
      return <i className={styles.name}>{node.text}</i>;
    case 'number':
      return <span>{node.text}</span>;
    default:
      return <span className={styles.sign}>{node.text}</span>;
  }
}

/** A line that wraps begins with its operator: none is left at the end of the one above. */
function termsOf(parts: readonly FormulaNode[]): FormulaNode[][] {
  const terms: FormulaNode[][] = [];
  for (const part of parts) {
    const [operator, ...rest] = terms.at(-1) ?? [];
    const isOpen = operator?.kind === 'sign' && /[+−×]/.test(operator.text) && rest.length === 0;
    if (isOpen) terms.at(-1)?.push(part);
    else terms.push([part]);
  }
  return terms;
}
