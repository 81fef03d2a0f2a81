import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { annualised, type FigureName, figureNames } from './figures/figures.ts';
import { type RatioName, ratioNames, ratioOf } from './figures/ratios.ts';
import { type ModelResult, modelNames, modelOf } from './models/models.ts';

type Expected = Readonly<{ value: string | null; reason?: string; zone?: string; pd_percent?: string }>;
type Vector = Readonly<{
  id: string;
  input: Readonly<Record<string, string | number>>;
  expected: Readonly<Record<string, Expected>>;
}>;

const file = new URL('../../../shared/data/rating/golden-vectors.json', import.meta.url);
// The file's own documented shape.
const vectors: readonly Vector[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).vectors : [];

describe('golden vectors', { skip: vectors.length === 0 && '../shared/data is absent' }, () => {
  for (const { id, input, expected } of vectors)
    test(id, () => {
      const given = (name: string) => (input[name] === undefined ? undefined : Number(input[name]));
      const raw = Object.fromEntries(
        figureNames.flatMap((name): [FigureName, number][] => {
          const value = given(name);
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const figures = annualised(raw, given('months') ?? 12);
      const context = {
        netPrevious: given('net_previous'),
        usdPerUnit: given('usd_per_unit'),
        priceIndex: given('gnp_index'),
      };
      const computed: Readonly<Record<string, ModelResult>> = {
        ...Object.fromEntries(ratioNames.map((name: RatioName) => [name, ratioOf(name, figures)])),
        ...Object.fromEntries(modelNames.map((name) => [name, modelOf(name, figures, context)])),
      };
      for (const [name, wanted] of Object.entries(expected)) {
        if (name === 'balance_difference') continue;
        const got = computed[name];
        assert.equal(got?.value === null ? got.reason : undefined, wanted.reason, `${name}: reason`);
        if (wanted.value !== null) assert.equal(got?.value?.toFixed(6), wanted.value, name);
        if (wanted.zone !== undefined) assert.equal(got?.zone, wanted.zone, `${name}: zone`);
        if (wanted.pd_percent !== undefined)
          assert.equal(got?.defaultPercent?.toFixed(4), wanted.pd_percent, `${name}: default`);
      }
    });
});
