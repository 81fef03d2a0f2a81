import type { Localized } from '#kernel/locale.ts';
import { deskCutOffHour } from '../desk/desk-hours.ts';

/**
 * When an order that comes in the evening, at a weekend or on a holiday begins to count. One sentence, shown on the
 * order page and in the public offer (`{{dueRule}}` in content/pages).
 */
export const dueRule: Localized = {
  en: `A business day is a day on which both our desk in London and the company’s country work; an order confirmed after ${deskCutOffHour}:00 London time, at a weekend or on a public holiday counts from the next business day.`,
  ru: `Рабочий день\u00a0— тот, в который работают и наши сотрудники в Лондоне, и страна компании; заказ, подтверждённый после ${deskCutOffHour}:00 по Лондону, в выходной или в праздник, считается со следующего рабочего дня.`,
};
