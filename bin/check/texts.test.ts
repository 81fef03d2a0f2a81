import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missingLanguages, prefixFindings, textFindings } from './texts.ts';

const languages = ['en', 'ru'];
const judge = (line: string) => textFindings('src/a.ts', line, languages);

describe('texts', () => {
  it('lets code ask the list and the texts', () => {
    for (const line of [
      'words[locale].title',
      'inEveryLanguage((locale) => words[locale].missing(title[locale]))',
      "lang: 'ru',",
      'const given: Partial<Localized> = { ru: sourceRu };',
      'export const words = { en, ru };',
    ])
      assert.deepEqual(judge(line), [], line);
  });

  it('refuses words under the name of a language', () => {
    const refused = ['src/a.ts:1: words stand in texts/, one file a language'];
    assert.deepEqual(judge("  ru: 'Нет',"), refused);
    assert.deepEqual(judge("const none: Localized = { en: 'None', ru: 'Нет' };"), refused);
    assert.deepEqual(judge('  en: `By $' + '{day}`,'), refused);
    assert.deepEqual(judge("  en: (day) => 'none',"), refused);
    assert.deepEqual(judge("  ru:\n    'Нет',"), refused);
    assert.deepEqual(judge("a,\n  en: (\n    day,\n  ) =>\n    'none',"), [
      refused[0]?.replace(':1:', ':2:'),
    ]);
  });

  it('refuses rules that name a language, and lists of their own', () => {
    assert.match(judge("return locale === 'ru' ? a : b;")[0] ?? '', /asks for a language by its name/);
    assert.match(judge("if ('en' !== locale) return;")[0] ?? '', /asks for a language by its name/);
    assert.match(judge("type Either = 'en' | 'ru';")[0] ?? '', /names the languages by itself/);
  });

  it('refuses what the paths of a language begin with, written by hand', () => {
    for (const line of ["'/ru'", '`$' + '{url}/ru/privacy`', '!/^(\\/ru)?\\/login/i', "'see /ru/privacy'"])
      assert.match(prefixFindings('src/a.ts', line, languages)[0] ?? '', /begin with by hand/, line);
    assert.match(judge("to('/ru');")[0] ?? '', /begin with by hand/);
    for (const line of ["'https://register.example/ru'", "from './texts/ru.ts'", "'/rules'", "'/en-route'"])
      assert.deepEqual(prefixFindings('src/a.ts', line, languages), [], line);
  });

  it('refuses a folder of texts that lacks a language', () => {
    assert.deepEqual(
      missingLanguages(['src/a/texts/en.ts', 'src/a/texts/ru.ts', 'src/a/texts/words.ts'], languages),
      [],
    );
    assert.deepEqual(
      missingLanguages(['src/a/texts/en.ts', 'src/a/texts/en/more.ts', 'src/a/texts/ru.ts'], languages),
      ['src/a/texts/ru/more.ts is missing beside src/a/texts/en/more.ts'],
    );
  });
});
