import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralIn('ru');
const he = ['', 'Один', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть', 'Семь', 'Восемь', 'Девять', 'Десять'];
const she = ['', 'Одна', 'Две'];
const own = (count: number) => plural(count, { one: 'владеет', other: 'владеют' });

export const ru: Texts = {
  title: {
    persons: (count) =>
      `${he[count] ?? count} ${plural(count, { one: 'человек', few: 'человека', other: 'человек' })}`,
    companies: (count) =>
      `${she[count] ?? he[count] ?? count} ${plural(count, { one: 'компания', few: 'компании', other: 'компаний' })}`,
    parties: (count) =>
      `${he[count] ?? count} ${plural(count, { one: 'владелец', few: 'владельца', other: 'владельцев' })}`,
    hold: (who, count, share) => `${who} ${own(count)} ${share}`,
    holdAll: (who, count) => `${who} ${own(count)} компанией целиком`,
    holdAtLeast: (who, count, share) => `${who} ${own(count)} не менее чем ${share}`,
    named: (who) => `Названы владельцы: ${who.toLowerCase()}; доли неизвестны`,
    unknownRest: (share) => `; кому принадлежит ${share}, неизвестно`,
    openRest: '; кому принадлежит остальное, неизвестно',
    contradiction: 'Источники расходятся в том, кому принадлежит компания',
    unknown: 'Кому принадлежит компания, неизвестно',
    nobody: 'По данным источников, бенефициаров у компании нет',
  },
  remark: {
    path: (formula, share) => `Доли по цепочке перемножаются: ${formula} = ${share}.`,
    threshold: (percent) => `Бенефициаром считается тот, чья доля больше ${percent}.`,
    over100: (company) => `Доли в компании ${company} по источникам дают в сумме больше 100\u00a0%.`,
    cycle: 'Среди компаний есть взаимное владение; учтён каждый его круг.',
    dashed: 'Пунктир: владение через тех, кого источники не называют, или неизвестно чьё.',
    cut: (count) =>
      `На схеме нет ещё ${count}\u00a0${plural(count, { one: 'владельца', other: 'владельцев' })}.`,
  },
  note: {
    born: (year) => `${year}\u00a0г.\u00a0р.`,
    indirect: (share) => `косвенно ${share}`,
    inAll: (share) => `всего ${share}`,
    manages: 'руководит',
    immediate_parent: 'материнская компания',
    ultimate_parent: 'конечная материнская компания',
    arrangement: 'траст или иная структура',
    state: 'государство или его орган',
    notNamed: 'ни один источник не называет',
  },
  unknownHolder: 'Неизвестный владелец',
  unknown: 'неизвестно',
  notExact: 'неизвестно или неточно',
  control: 'контроль',
  bounds: { moreThan: (share) => `>\u00a0${share}`, atMost: (share) => `≤\u00a0${share}` },
  shares: {
    exact: 'Прямо и косвенно, в сумме 100\u00a0%.',
    bounds: 'Доли поданы в реестр интервалами: показано то, что известно точно, остальное открыто.',
    rest: (share) => `Неизвестно: ${share}.`,
    restIs: (share, formula) => `Неизвестно ${share} = ${formula}.`,
    reason: (reason) => `Причина: ${reason}.`,
    rounded: 'Прямо и косвенно; доли округлены в источниках.',
    others: (count) =>
      `ещё ${count}\u00a0${plural(count, { one: 'владелец', few: 'владельца', other: 'владельцев' })}`,
    contradiction: 'Сумма не подведена: доли по источникам дают больше 100\u00a0%.',
  },
  managers: {
    signing: (rule) => `Право подписи: ${rule}`,
    inOffice: (count) => `в должности: ${count}`,
    left: (count) => `ушли: ${count}`,
    disqualified: 'Действует запрет руководить компаниями',
  },
  events: {
    appointed: 'Назначение',
    leader: 'Назначение',
    left: 'Уход с должности',
    holder: 'Новый участник',
  },
};
