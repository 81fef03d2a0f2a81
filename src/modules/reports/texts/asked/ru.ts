import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralIn('ru');

export const ru: Texts = {
  name: 'Название',
  regCode: 'Рег. номер',
  vatCode: 'Налоговый номер',
  address: 'Адрес',
  notGiven: 'не указано',
  notFound: 'не установлено',
  same: 'совпадает',
  sameCompany: 'совпадает, без правовой формы',
  otherForm: 'другая правовая форма',
  otherScript: 'то же другими буквами',
  alias: 'другое название компании',
  former: 'прежнее название',
  trade: 'торговое название',
  part: 'часть названия',
  letters: (count) =>
    count === 1
      ? 'отличие в одной букве'
      : `отличие в ${count}\u00a0${plural(count, { one: 'букве', other: 'буквах' })}`,
  differs: 'не совпадает: проверьте',
  added: 'добавили мы',
  sameValid: (source) => `совпадает, действует по данным ${source}`,
  addedValid: (source) => `добавили мы, действует по данным ${source}`,
  invalid: (source) => `не действует по данным ${source}`,
  sameAddress: 'тот же адрес',
  partOfAddress: 'адрес совпадает частично',
  shared: 'по нему много компаний',
};
