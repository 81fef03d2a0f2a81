import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  byName,
  everyLanguageOf,
  inEveryLanguage,
  languages,
  localeOfPath,
  locales,
  localizedPath,
  parseLocale,
  plainPath,
} from './locale.ts';

describe('the languages', () => {
  it('begin with the default one, which needs no prefix', () => {
    assert.equal(locales[0], 'en');
    assert.equal(languages.en.pathPrefix, '');
  });

  it('are read from a header; anything unknown is English', () => {
    const read = (header: string | undefined) => parseLocale(header);
    assert.deepEqual(['ru', 'RU-ru', 'ru, en;q=0.5', ' ru'].map(read), ['ru', 'ru', 'ru', 'ru']);
    assert.deepEqual(['de', 'en-GB', '', undefined, 'constructor'].map(read), ['en', 'en', 'en', 'en', 'en']);
  });

  it('have paths of their own', () => {
    assert.deepEqual(['/ru', '/ru/x', '/rus', '/', '/run'].map(localeOfPath), ['ru', 'ru', 'en', 'en', 'en']);
    assert.deepEqual(['/ru', '/ru/x', '/rus', '/'].map(plainPath), ['/', '/x', '/rus', '/']);
    assert.deepEqual([localizedPath('ru', '/'), localizedPath('ru', '/x')], ['/ru', '/ru/x']);
    assert.deepEqual([localizedPath('en', '/'), localizedPath('en', '/x')], ['/', '/x']);
  });

  it('each get what is made for all of them', () => {
    assert.deepEqual(
      inEveryLanguage((locale) => languages[locale].ownName),
      { en: 'English', ru: 'Русский' },
    );
  });
});

describe('every language', () => {
  it('is read from the path of each of its pages, which leads back to the page of the default one', () => {
    const page = fc
      .array(fc.string({ unit: fc.constantFrom(...'abrueni-0'), minLength: 1, maxLength: 4 }), {
        maxLength: 4,
      })
      .map((parts) => `/${parts.join('/')}`)
      // A page of the default language must not be called like another language.
      .filter((path) => localeOfPath(path) === locales[0]);
    fc.assert(
      fc.property(page, fc.constantFrom(...locales), (path, locale) => {
        const localized = localizedPath(locale, path);
        assert.equal(localeOfPath(localized), locale);
        assert.equal(plainPath(localized), path);
      }),
    );
  });

  it('has what is its own, and else what there is for all the others', () => {
    assert.partialDeepStrictEqual(everyLanguageOf({ ru: 'да' }, 'yes'), { en: 'yes', ru: 'да' });
    assert.partialDeepStrictEqual(everyLanguageOf({}, 'yes'), { en: 'yes', ru: 'yes' });
    assert.partialDeepStrictEqual(
      everyLanguageOf({ en: '', ru: '' }, 'yes'),
      { en: '', ru: '' },
      'nothing is its own too',
    );
  });

  it('stands under each name when texts are turned round', () => {
    const english = { yes: 'yes', no: 'no' };
    const turned = byName(everyLanguageOf({ ru: { yes: 'да', no: 'нет' } }, english));
    assert.partialDeepStrictEqual(turned, { yes: { en: 'yes', ru: 'да' }, no: { en: 'no', ru: 'нет' } });
  });

  it('is known to the machine that prints dates and prices in it', () => {
    for (const locale of locales) {
      const { intl, money, usualTimeZone } = languages[locale];
      assert.deepEqual(Intl.getCanonicalLocales([intl, money]), [...new Set([intl, money])]);
      assert.equal(new Intl.NumberFormat(intl).resolvedOptions().locale, intl);
      assert.ok(usualTimeZone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(usualTimeZone));
    }
  });
});
