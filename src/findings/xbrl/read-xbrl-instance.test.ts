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

test('whatever stands in a segment or a scenario makes a figure one of a part', () => {
  const context = (id: string, inEntity: string, beside = '') =>
    `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="s">01234567</xbrli:identifier>${inEntity}</xbrli:entity><xbrli:period><xbrli:instant>2011-03-31</xbrli:instant></xbrli:period>${beside}</xbrli:context>`;
  const segment = (inside: string) => `<xbrli:segment>${inside}</xbrli:segment>`;
  const explicit = '<xbrldi:explicitMember dimension="pt:Axis">pt:One</xbrldi:explicitMember>';
  const contexts: Readonly<Record<string, string>> = {
    whole: context('whole', segment('')),
    explicit: context('explicit', segment(explicit)),
    typed: context(
      'typed',
      segment('<xbrldi:typedMember dimension="pt:Axis"><pt:Key>K 1</pt:Key></xbrldi:typedMember>'),
    ),
    own: context(
      'own',
      segment('<pt:Division><pt:identifier scheme="x">North</pt:identifier></pt:Division>'),
    ),
    both: context('both', segment(`<pt:Division>North</pt:Division>${explicit}`)),
    plan: context('plan', '', '<xbrli:scenario><pt:Budget/></xbrli:scenario>'),
  };
  const facts = Object.keys(contexts).map(
    (id) => `<pt:Debtors contextRef="${id}" unitRef="GBP">5</pt:Debtors>`,
  );
  const read = readXbrl(bytes(instance(facts.join('\n'), Object.values(contexts).join('\n'))));
  const part = (member: string, name = 'Division') => [`${name}, of no dimension`, member, true];
  assert.deepEqual(
    read.facts.map(({ context: { id, scheme, entity, members } }) => [
      id,
      `${scheme} ${entity}`,
      ...members.map(({ dimension, member, isTyped }) => [dimension, member, isTyped]),
    ]),
    [
      ['whole', 's 01234567'],
      ['explicit', 's 01234567', ['Axis', 'One', false]],
      ['typed', 's 01234567', ['Axis', 'K 1', true]],
      ['own', 's 01234567', part('North')],
      ['both', 's 01234567', part('North'), ['Axis', 'One', false]],
      ['plan', 's 01234567', part('', 'Budget')],
    ],
  );
});

test('more facts than we read are told, at the first one that is left out', () => {
  const fact = '<pt:Name contextRef="now"/>';
  const { facts, faults } = readXbrl(
    bytes(instance(`${fact.repeat(100_000)}\n<pt:Name contextRef="now" id="f">A</pt:Name>${fact}`)),
  );
  assert.equal(facts.length, 100_000);
  assert.deepEqual(
    faults.map(({ place, fault }) => [place, /more than 100000 marked facts/.test(fault)]),
    [['#f', true]],
  );
  const inline = '<ix:nonNumeric name="pt:Name" contextRef="now"></ix:nonNumeric>';
  const page = instance('').replace(/<xbrli:xbrl ([^>]*)>/, '<html xmlns="http://www.w3.org/1999/xhtml" $1>');
  const marked = page
    .replace('</xbrli:xbrl>', `<body>${inline.repeat(100_001)}</body></html>`)
    .replace('<html ', '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" ');
  const told = readXbrl(bytes(marked));
  assert.deepEqual([told.facts.length, told.faults.length], [100_000, 1]);
});
