import type { Localized } from '#kernel/locale.ts';

/** Why a section is empty. "Searched, nothing found" is not among them: that is a fact. */
export const emptyReasons = {
  not_published: {
    en: 'The sources of this country do not publish this information.',
    ru: 'Источники этой страны не публикуют такие сведения.',
  },
  not_filed: {
    en: 'The company has not filed this information.',
    ru: 'Компания не подавала эти сведения.',
  },
  source_unavailable: {
    en: 'The source did not answer during the research.',
    ru: 'Источник не отвечал во время проверки.',
  },
  company_declined: {
    en: 'The company was asked and declined to answer.',
    ru: 'Компания отказалась ответить на запрос.',
  },
  not_applicable: {
    en: 'This does not apply to a company of this kind.',
    ru: 'К компаниям такого вида это не относится.',
  },
  too_little_data: {
    en: 'The data obtained is not enough for a sound statement.',
    ru: 'Полученных сведений недостаточно для обоснованного вывода.',
  },
  not_covered: {
    en: 'This was not part of the research.',
    ru: 'Эти сведения не входили в объём проверки.',
  },
} as const satisfies Record<string, Localized>;
export type EmptyReason = keyof typeof emptyReasons;

export function isEmptyReason(code: string): code is EmptyReason {
  return Object.hasOwn(emptyReasons, code);
}
