import { allLanguages } from '#kernel/language-words.ts';
import { thinReportPercent } from '#kernel/reports/price-shares.ts';
import { ru as guarantee } from '#kernel/texts/guarantee/ru.ts';
import type { Texts } from './en.ts';

/** Письма по-русски о заказе, который оплачивают по счёту. */
export const ru: Texts = {
  accepted: {
    lines: ({ company, price, dueBy, kind }) => [
      `Заказ ${kind === 'annual' ? 'годового отчёта' : 'отчёта'} о компании ${company} принят.`,
      `Вы платите по счёту: ${price} из вашего лимита отложены на этот заказ. Счёт придёт только после отправки отчёта.`,
      `Отчёт будет у вас ${dueBy}.`,
    ],
  },
  not_found: {
    lines: ({ company, reason }) => [
      `Мы не смогли найти компанию ${company}. ${reason}`.trim(),
      'Вы ничего не должны, отложенная часть лимита снова свободна.',
      'Знаете о компании больше: другое написание, номер, адрес? Ответьте на это письмо, и мы поищем снова.',
    ],
  },
  cancelled: {
    lines: ({ company, reason }) => [
      `Заказ отчёта о компании ${company} отменён. ${reason}`.trim(),
      'Вы ничего не должны, отложенная часть лимита снова свободна.',
    ],
  },
  share_question: {
    lines: ({ company, whole, offer, late }) => [
      `Отчёт о компании ${company} готов, но сведения есть только в ${offer?.completenessPercent}\u00a0% его разделов. В полном отчёте их не меньше ${thinReportPercent}\u00a0%. Проверявший объясняет почему: ${offer?.reason}`,
      'Вы пока ничего не должны. На странице заказа вы выбираете:',
      `• Взять отчёт как есть за ${offer?.share}: это ${offer?.sharePercent}\u00a0% от ${whole}.`,
      ...(offer?.waitLatest
        ? [`• Попросить нас искать дальше до выбранного вами дня, самое позднее ${offer.waitLatest}`]
        : []),
      '• Отменить заказ. Вы ничего не будете должны, лимит снова станет свободен.',
      late,
      `Если вы не выберете до ${offer?.answerBy}, мы пришлём отчёт и счёт на ${offer?.share}, но не больше.`,
    ],
  },
  charged: {
    subject: ({ number, invoice }) => `Счёт ${invoice?.number} по заказу ${number}`,
    lines: ({ company, price, whole, sharePercent, invoice, late }) => [
      `Отчёт о компании ${company} доставлен. Счёт на ${price} приложен в PDF, он есть и на странице заказа.`,
      late,
      ...(sharePercent === 100
        ? []
        : [`Это ${sharePercent}\u00a0% от ${whole}, потому что сведений в отчёте мало.`]),
      `Переведите сумму до ${invoice?.dueOn} и укажите в назначении платежа ${invoice?.number}: по этому номеру мы узнаем, за что платёж.`,
      guarantee.short,
    ],
  },
  claim_corrected: {
    lines: ({ company, reason, dueBy }) => [
      `Вы правы насчёт отчёта о компании ${company}. Мы исправим его и отправим заново всем, у кого он есть; нового счёта не будет.`,
      reason,
      ...(dueBy === '' ? [] : [`Исправленный отчёт будет у вас ${dueBy}.`]),
    ],
  },
  claim_refund: {
    lines: ({ company, reason, refund }) => [
      `Решение по вашей претензии к отчёту о компании ${company}: мы возвращаем ${refund}.`,
      reason,
      'Если счёт ещё не оплачен, он уменьшится на эту сумму. Если оплачен, переведём деньги на тот счёт, с которого они пришли.',
    ],
  },
  refunded: {
    subject: ({ number, refund }) => `По заказу ${number} возвращено ${refund}`,
    lines: ({ company, refund }) => [
      `${refund} за отчёт о компании ${company} вычтены из вашего счёта, а если он был оплачен — переведены вам.`,
      'Документ о возврате — на странице заказа. Отчёт остаётся у вас.',
    ],
  },
  report: {
    lines: ({ company, price, thinReason, isCorrection, sharePercent, whole, offer, late, isFree }) => [
      `${isCorrection ? 'Исправленный отчёт' : 'Отчёт'} о компании ${company} приложен на ${allLanguages('ru')} языках. По кнопке его можно прочесть и в браузере: там каждая цифра открывает свой источник.`,
      ...(thinReason === ''
        ? []
        : [`Сведений в нём меньше, чем в полном отчёте. Проверявший объясняет почему: ${thinReason}`]),
      isCorrection
        ? 'Он заменяет прежний отчёт. Нового счёта не будет.'
        : isFree
          ? ''
          : `Теперь, когда отчёт отправлен, счёт на ${price} придёт отдельным письмом.`,
      isCorrection ? '' : late,
      ...(isCorrection || sharePercent === 100
        ? []
        : [
            `${offer?.isSilence ? 'Ответа на наш вопрос нет, поэтому, как мы и писали, вы получаете его за' : 'Это'} ${sharePercent}\u00a0% от ${whole}.`,
          ]),
      isFree ? '' : guarantee.short,
    ],
  },
};
