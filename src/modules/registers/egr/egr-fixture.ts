/** A made-up company of the Belarusian register that has ended: names and state. */
export const egrShort = {
  ngrn: 190000000,
  vnaim: 'Общество с ограниченной ответственностью "Пример"',
  vn: 'ООО "Пример"',
  dto: '2024-05-31T21:00:00.000+00:00',
  nsi00219: { nksost: 2, vnsostk: 'Исключён из ЕГР' },
};

/** Where it was. */
export const egrAddress = {
  ngrn: '190000000',
  nindex: 220030,
  vnp: 'Минск',
  nsi00239: { vntnpk: 'г.' },
  vulitsa: 'Примерная',
  nsi00226: { vntulk: 'ул.' },
  vdom: '1',
};
