import { pluralIn } from '#kernel/plural.ts';
import { ru as parts } from '#modules/registers/texts/parts/ru.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

const research: (typeof en)['research'] = {
  title: 'Какие источники опрошены',
  soon: 'Через мгновение начнём опрашивать источники.',
  progress: (answered, all) =>
    `Получено ${answered} из\u00a0${all} ${plural(all, { one: 'ответа', few: 'ответов', other: 'ответов' })}`,
  parts,
  standings: {
    waiting: 'на очереди',
    asking: 'спрашиваем',
    found: 'найдено',
    nothing_found: 'ничего нет',
    not_published: 'не публикуется',
    no_answer: 'источник не ответил',
    by_person: 'прочтёт специалист',
    not_asked: 'больше не спрашиваем',
  },
  received: 'записи получены',
  silent: '«Не ответил» не значит «ничего нет»: специалист спросит эти источники ещё раз.',
};

export const ru: typeof en = { research };
