import type { Texts } from './en.ts';

export const ru: Texts = {
  tooManyRequests: 'Сегодня с этим адресом было слишком много обращений. Попробуйте завтра.',
  unknownRequest: 'Такого обращения нет. Возможно, его уже стёрли.',
  requestMoved: 'Кто-то успел раньше: обращение уже в другом состоянии.',
  otherLanguage: 'Ответ пишут на языке обращения.',
};
