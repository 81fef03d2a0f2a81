import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownDraftTariff: 'Такого тарифа нет.',
  changedMeanwhile:
    'Пока вы смотрели, эти цены изменил кто-то ещё. Взгляните на них снова: ваша правка не сохранена.',
  nothingToPublish: 'Отличий от опубликованных цен нет.',
  wrongTime: 'Выберите время не раньше нынешнего и не позже чем через год.',
  countryWithoutTariff:
    'У страны не останется ни одного тарифа кредитного отчёта. Оставьте в продаже хотя бы один.',
  notAPriceFile:
    'Это не прайс-лист: нужны столбцы tariff_id, price, min_days, max_days и offered, строк\u00a0— не больше 3000.',
  unknownPriceList: 'Такого прайс-листа нет.',
  notScheduled: 'Этот прайс-лист уже не ждёт своего часа.',
  notRestorable: 'Вернуть можно только опубликованный прайс-лист.',
};
