import { pluralIn } from '#kernel/plural.ts';
import type { en } from './en.ts';

const plural = pluralIn('ru');

export const ru: typeof en = {
  title: 'Где вы вошли',
  lead: 'Если здесь есть чужое устройство, завершите сеанс на нём и смените пароль.',
  loading: 'Загружаем список устройств…',
  thisDevice: 'Это устройство',
  unknownDevice: 'Неизвестное устройство',
  started: (day) => `С ${day}`,
  lastUsed: (moment) => `Последний раз ${moment}`,
  end: 'Завершить',
  endOf: (device, lastUsed) => `Завершить сеанс: ${device}, ${lastUsed.toLowerCase()}`,
  endOthers: 'Завершить все остальные',
  alone: 'Больше нигде.',
  askOne: (device) => `Завершить сеанс: ${device}?`,
  askOneText: 'На этом устройстве придётся войти заново.',
  askOthers: 'Завершить все остальные сеансы?',
  askOthersText: (count) =>
    `Ещё на ${count}\u00a0${plural(count, { one: 'устройстве', few: 'устройствах', other: 'устройствах' })} придётся войти заново. Здесь вы останетесь.`,
  cancel: 'Отмена',
  ended: 'Сеанс завершён',
  othersEnded: 'Остальные сеансы завершены',
  failedTitle: 'Список не загрузился',
  unreachable: 'Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
  notEnded: 'Завершить не удалось. Попробуйте ещё раз',
};
