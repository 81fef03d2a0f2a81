import type { Texts } from './en.ts';

export const ru: Texts = {
  fileType: 'Приложите файл PDF, JPEG или PNG.',
  tooMany: 'К заказу можно приложить три файла.',
  tooLate: 'Файлы принимаются после резервирования суммы, пока отчёт не готов.',
  unknown: 'Такого файла нет.',
};
