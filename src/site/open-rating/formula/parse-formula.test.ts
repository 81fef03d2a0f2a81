import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratioNames, ratios } from '#rating/figures/ratios.ts';
import { modelNames, models } from '#rating/models/models.ts';
import { type FormulaNode, parseFormula, readAloud } from './parse-formula.ts';

const fractionsIn = (node: FormulaNode): number => {
  if (node.kind === 'row') return node.parts.reduce((sum, part) => sum + fractionsIn(part), 0);
  return node.kind === 'fraction' ? 1 + fractionsIn(node.over) + fractionsIn(node.under) : 0;
};
const signsOf = (text: string) => text.replaceAll(/[\s()]/g, '');

test('a quotient becomes a fraction, and its brackets go', () => {
  const node = parseFormula('(CA − inventory) / CL');
  assert.equal(node.kind, 'fraction');
  assert.equal(readAloud(node), 'CA − inventory / CL');
  assert.equal(fractionsIn(parseFormula('0.717 WC/TA + 0.998 S/TA')), 2);
});

test('a name with a hyphen is one name', () => {
  const node = parseFormula('0.16 no-credit interval');
  assert.deepEqual(node.kind === 'row' && node.parts[1], { kind: 'name', text: 'no-credit interval' });
});

test('every formula of models and ratios is read to its last sign', () => {
  const formulas = [
    ...ratioNames.map((name) => ratios[name].formula),
    ...modelNames.map((name) => models[name].formula.split(';')[0] ?? ''),
  ];
  assert.ok(formulas.length > 20);
  for (const formula of formulas) {
    const node = parseFormula(formula);
    assert.equal(signsOf(readAloud(node)), signsOf(formula), formula);
    assert.equal(fractionsIn(node), formula.split('/').length - 1, formula);
  }
});

test('unfinished and strange input ends', () => {
  for (const text of ['', '(', '((((', ')', '/', 'a /', '/ /', '😀 + <script>'])
    assert.ok(parseFormula(text));
});
