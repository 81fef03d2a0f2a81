import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transliterateWord } from '../scripts/romanise.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { isEnding } from './endings.ts';
import { conceptOf } from './lexicon.ts';

const meaningOf = (word: string): string | undefined => {
  const latin = transliterateWord(word);
  const concept = conceptOf(latin, foldWord(latin));
  return concept?.kind === 'place' ? undefined : concept?.id;
};

// The lists were written down before they were tried: nothing was made for a single word of them.
const surnames =
  'Kowalczyk Wiśniewski Woźniak Mazur Novotný Dvořák Kučera Krejčí Sedlák Mlynář Kolář Szabó Kovács Molnár Halász Mészáros Visser Molenaar Kuiper Timmerman Slager Lindberg Metzger Zimmermann Töpfer Gerber Seiler Böttcher Drechsler Kürschner Färber Schlosser Sattler Schuster Bierhoff Kohlmann Stahlberg Metallmann Glasner Plotnikov Zolotov Rybnikov Khlebnikov Mednikov Stekolnikov Bondarenko Lesin Vodyanov Torgashev Zavodov Sadovskiy Muratori Herrero Carnicero Molinero Boulanger Charpentier Meunier Tisserand Fournier Carpenter Fletcher Brewer Weaver Goldsmith Waterman Woodward Steele Millward Лесников Кожевников Мясников Рыбин';
const brands =
  'Technogym Autodesk Energizer Transocean Bankinter Techtronic Vodafone Travelport Tradeweb Petronas Oilgear Glassdoor Electrolux Telenor Autoliv Bioderma Medtronic Foodora Sportmaster Holcim Wincor Printful Filmon Druckenmiller Avtotor Sberbank Promsvyazbank Robosapiens Systemair Медиалогия Техноникс Лесторг';
test('surnames and brands that begin like a trade, or sound like one, are no trade', () => {
  for (const name of `${surnames} ${brands} Bakker Peter Motorola Commerzbank Комерцбанк Schneider Köhler Händl`.split(
    ' ',
  ))
    assert.equal(meaningOf(name), undefined, name);
});

test('inflected words and adjectives are the word still', () => {
  for (const [words, meaning] of [
    ['торговля торговый торговая торговые torgovaja torgowyj', 'trade'],
    ['строительная строительство строительный stroitelnyj stroitel', 'construction'],
    ['технологии технологический tehnologija технологій', 'technology'],
    ['промышленные промышленная промислова', 'industry'],
    ['maschinen maschinenbau maschinenhandel', 'machinery'],
    ['stahlbau stahlwerk stahl', 'steel'],
    ['handlowa handlowe handlowy', 'trade'],
    ['anlagen', 'equipment'],
    ['alimentari alimentaria', 'food'],
    ['рыба рыбы рыбой', 'fish'],
  ] as const)
    for (const word of words.split(' ')) assert.equal(meaningOf(word), meaning, word);
});

test('a stem goes on by the endings of its own alphabet, a German one also by a trade', () => {
  const stem = (text: string, inflection: 'slavic' | 'latin' | 'compound') => ({
    stem: text,
    letters: text,
    inflection,
  });
  assert.ok(isEnding('holzbau', stem('holc', 'compound'), 'bau', false));
  assert.ok(!isEnding('holzbau', stem('holc', 'latin'), 'bau', false));
  assert.ok(!isEnding('holzmann', stem('holc', 'compound'), 'man', false));
  assert.ok(isEnding('stalin', stem('stal', 'slavic'), 'a', false));
  assert.ok(!isEnding('stalin', stem('stal', 'slavic'), 'in', false));
  assert.ok(isEnding('stalen', stem('stal', 'latin'), 'in', false), 'a plural in -en');
  assert.ok(!isEnding('stalin', stem('stal', 'latin'), 'in', false));
  assert.ok(isEnding('rostovskiy', stem('rostov', 'slavic'), 'ski', true), 'of a place');
  assert.ok(!isEnding('lekovskiy', stem('likov', 'slavic'), 'ski', false));
});
