import { languageWords } from '#kernel/language-words.ts';
import type { Texts } from './en.ts';

const written = languageWords({ en: 'по-английски', ru: 'по-русски' }, (ownName) => `на языке «${ownName}»`);

export const ru: Texts = {
  customerReads: (language) =>
    `Эти слова прочтёт клиент: напишите их ${written(language)} и подтвердите язык.`,
  unknownOrder: 'По этому адресу нет заказа.',
  wrongState: 'Заказ уже перешёл на другой этап, поэтому это действие недоступно. Обновите страницу.',
  ownReport: 'Отчёт утверждает второй сотрудник, а не автор.',
  unknownClarification: 'Этот вопрос уже закрыт.',
  claimTooLate: '60 дней гарантии истекли.',
  tooManyClaims: 'По этому отчёту уже есть три претензии. Чтобы дополнить их, ответьте на любое наше письмо.',
  tooManyClaimFiles: 'К претензии можно приложить три файла.',
  claimFileType: 'Приложите файл PDF, JPEG или PNG.',
  unknownClaim: 'Такой претензии нет.',
  nothingSearched: 'Сначала отметьте пройденные шаги: клиенту сообщают, где мы искали.',
  foundInRegister: 'Шаг «Реестр компаний» говорит, что компания в реестре есть. Сначала исправьте его.',
  registerUnchecked:
    'Шаг «Реестр компаний» говорит, что проверить реестр не удалось. Прежде чем сообщать, что компания не найдена, найдите её там или убедитесь, что её нет.',
  workUnfinished: 'Не все шаги проверки отмечены как выполненные.',
};
