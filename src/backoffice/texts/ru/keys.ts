import type { keys as enKeys } from '../en/keys.ts';

export const keys: typeof enKeys = {
  ofPage: 'Клавиши этой страницы',
  all: 'все клавиши',
  everywhere: 'Везде',
  help: 'Показать клавиши этой страницы',
  close: 'Закрыть',
  escapeHint: 'Чтобы закрыть, нажмите Esc ещё раз.',
  single: 'Отдельные буквы и знаки работают как клавиши',
  singleHint:
    'Отключите, если диктуете текст или если те же буквы занимает программа экранного доступа. Для каждой клавиши есть кнопка.',
  names: {
    Space: 'Пробел',
    Escape: 'Esc',
    ArrowDown: '↓',
    ArrowUp: '↑',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
};
