import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readXbrl } from './read-xbrl.ts';
import { readXbrlInstance } from './read-xbrl-instance.ts';

const instance = (facts: string, contexts = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><!-- <html> --><xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:pt="http://www.xbrl.org/uk/fr/gaap/pt/2004-12-01">
${facts}
<xbrli:context id="now"><xbrli:entity><xbrli:identifier scheme="http://www.companieshouse.gov.uk/">01234567</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:instant>2011-03-31</xbrli:instant></xbrli:period></xbrli:context>
${contexts}<xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit></xbrli:xbrl>`;
const bytes = (text: string) => new TextEncoder().encode(text);

test('figures come with sign, precision, nil and place, wherever their context stands', () => {
  const { facts, faults } = readXbrl(
    bytes(
      instance(`<pt:Debtors contextRef="now" unitRef="GBP" decimals="-3" id="f1"> -12000 </pt:Debtors>
<pt:CashBankInHand contextRef="now" unitRef="GBP" xsi:nil="true"/>
<pt:Notes><pt:CurrentAssets contextRef="now" unitRef="GBP" decimals="INF">7.50</pt:CurrentAssets></pt:Notes>
<pt:Name contextRef="now">A &amp; B  Ltd</pt:Name>
<pt:Bad contextRef="now" unitRef="GBP">many</pt:Bad><pt:Lost contextRef="gone" unitRef="GBP">1</pt:Lost>`),
    ),
  );
  assert.deepEqual(
    facts.map(({ name, amount, text, scale, isNil, place }) => [name, amount ?? text, scale, isNil, place]),
    [
      ['Debtors', '-12000', 3, false, '#f1'],
      ['CashBankInHand', undefined, 0, true, 'line 3'],
      ['CurrentAssets', '7.5', 0, false, 'line 4'],
      ['Name', 'A & B Ltd', 0, false, 'line 5'],
    ],
  );
  assert.deepEqual([facts[0]?.uri, facts[0]?.unit], ['http://www.xbrl.org/uk/fr/gaap/pt/2004-12-01', 'GBP']);
  assert.deepEqual(
    faults.map(({ fault }) => fault),
    ['it is no figure', 'its context is not in the document'],
  );
});

test('wide signs and a mark at the beginning change nothing', () => {
  const text = instance('<pt:Debtors contextRef="now" unitRef="GBP">5</pt:Debtors>').replace(
    'UTF-8',
    'UTF-16',
  );
  assert.equal(readXbrl(Buffer.from(`\ufeff${text}`, 'utf16le')).facts[0]?.amount, '5');
});

test('what is no instance, opens something or breaks off is refused', () => {
  const refuse = (text: string, reason: string) =>
    assert.throws(() => readXbrlInstance(bytes(text)), { name: 'Unreadable', reason });
  refuse('<html xmlns="http://www.w3.org/1999/xhtml"/>', 'not_this_format');
  refuse('<xbrl/>', 'not_this_format');
  refuse('<!DOCTYPE xbrl [<!ENTITY a "b">]><xbrl/>', 'forbidden_entity');
  refuse(instance('<pt:Debtors contextRef="now" unitRef="GBP">5').slice(0, 700), 'broken');
});
