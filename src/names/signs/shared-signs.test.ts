import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedSigns } from './shared-signs.ts';
import { hanSignsOf } from './typed-name.ts';

test('signs count where they stand beside each other as they were typed', () => {
  assert.equal(sharedSigns('厚意', '株式会社厚意製作所'), 1);
  assert.equal(sharedSigns('厚意', '株式会社行為'), 0);
  assert.equal(sharedSigns('意厚', '株式会社厚意製作所'), 0);
  assert.equal(sharedSigns('蓝天 科技', '北京蓝天科技'), 1, 'each run by itself');
  assert.equal(sharedSigns('上海商兰化工', '天津商兰贸易'), 0.2);
  assert.equal(sharedSigns('光', '光商事'), 1);
  assert.equal(sharedSigns('', '光商事'), 0);
});

test('of a typed name its Chinese signs are compared, without its form', () => {
  assert.equal(hanSignsOf('上海商兰化工有限公司', 'CN'), '上海商兰化工');
  assert.equal(hanSignsOf('東京 諜々', 'JP'), '東京 諜々');
  assert.equal(hanSignsOf('Siemens AG', 'DE'), '');
});
