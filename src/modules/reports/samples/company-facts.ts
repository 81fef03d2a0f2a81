import type { SampleCompany } from './sample-company.ts';
import { sampleMoney } from './sample-currency.ts';
import { lastWeekday } from './sample-days.ts';
import { type FactSheet, inLatin, named, said } from './sample-facts.ts';

/** Who the invented company is: names, addresses, history, owners, people, business. `year` is the last closed one. */
export function writeCompanyFacts(sheet: FactSheet, company: SampleCompany, year: number): void {
  const { code, name, people, address } = company;
  const money = (thousands: number) => sampleMoney(thousands, company.currency);
  const founded = lastWeekday(`${year - 12}-04-14`);
  const joined = lastWeekday(`${year - 3}-06-01`);
  sheet.say('identification', 'register', {
    legal_name: name.own,
    latin_name: name.latin === name.own ? '' : name.latin,
    legal_form: company.form,
    registration_number: company.registration,
    register: said('Sample register of companies (invented)', 'Образец реестра компаний (вымышленный)'),
    vat_number: company.tax,
    incorporation_date: founded,
    status: 'Active',
    jurisdiction: code,
    listed: false,
  });
  sheet.say('contacts', 'register', { registered_address: address.own, mass_address: false });
  sheet.say('contacts', 'website', {
    trading_address: inLatin(address),
    phone: company.phone,
    email: company.email,
    website: company.website,
  });
  sheet.say('history', 'register', {
    history_note: said(
      'One change of address and one increase of capital in twelve years; the name and the form never changed.',
      'За двенадцать лет — один переезд и одно увеличение капитала; название и форма не менялись.',
    ),
  });
  sheet.rows('history', 'register', [
    {
      event_date: founded,
      event: said('Registration', 'Регистрация'),
      event_detail: said('Founded by two private individuals', 'Учредители — два физических лица'),
    },
    {
      event_date: lastWeekday(`${year - 8}-09-03`),
      event: said('Increase of capital', 'Увеличение капитала'),
      event_detail: said('Paid in cash by both shareholders', 'Оплачено деньгами обоими участниками'),
    },
    {
      event_date: lastWeekday(`${year - 4}-02-20`),
      event: said('Change of address', 'Смена адреса'),
      event_detail: said('Moved within the city', 'Переезд в пределах города'),
    },
    {
      event_date: joined,
      event: said('New officer', 'Новый руководитель'),
      event_detail: said('Finance director appointed', 'Назначен финансовый директор'),
    },
  ]);
  sheet.say('capital', 'register', { nominal_capital: money(250), paid_capital: money(250) });
  sheet.rows('capital', 'register', [
    {
      holder: named(people.director),
      holder_kind: 'person',
      holder_country: code,
      holder_share: 60,
      holder_since: founded,
    },
    {
      holder: named(people.partner),
      holder_kind: 'person',
      holder_country: code,
      holder_share: 40,
      holder_since: founded,
    },
  ]);
  sheet.say('owners', 'register', {
    owners_note: said(
      'Both shareholders own their shares directly; no nominee and no trust was found.',
      'Оба участника владеют долями напрямую; номинальных держателей и трастов не найдено.',
    ),
    owners_threshold: 25,
  });
  sheet.rows('owners', 'register', [
    {
      owner: named(people.director),
      owner_kind: 'person',
      owner_country: code,
      owner_share: 60,
      owner_path: said('Directly', 'Напрямую'),
    },
    {
      owner: named(people.partner),
      owner_kind: 'person',
      owner_country: code,
      owner_share: 40,
      owner_path: said('Directly', 'Напрямую'),
    },
  ]);
  sheet.say('group', 'register', {
    ultimate_parent: said(
      'None: the shareholders are private individuals',
      'Нет: участники — физические лица',
    ),
  });
  sheet.say('management', 'register', {
    signing_rule: said(
      'The managing director signs alone, the finance director together with the managing director',
      'Генеральный директор подписывает единолично, финансовый — вместе с генеральным',
    ),
  });
  sheet.rows('management', 'register', [
    {
      manager_name: named(people.director),
      manager_role: said('Managing director', 'Генеральный директор'),
      manager_since: founded,
      manager_elsewhere: said('Searched, none found', 'Проверено, не найдено'),
    },
    {
      manager_name: named(people.finance),
      manager_role: said('Finance director', 'Финансовый директор'),
      manager_since: joined,
      manager_elsewhere: said('One company, deleted without debts', 'Одна компания, исключена без долгов'),
    },
  ]);
  writeBusinessFacts(sheet, code);
}

function writeBusinessFacts(sheet: FactSheet, code: string): void {
  // A supplier abroad, wherever the company is.
  const [supplier, en, ru] = code === 'DE' ? ['IT', 'Italy', 'Италия'] : ['DE', 'Germany', 'Германия'];
  sheet.say('activities', 'register', {
    activity: said(
      'Wholesale of industrial pumps and spare parts',
      'Оптовая торговля промышленными насосами и запчастями',
    ),
    activity_code: 'ISIC 4659',
  });
  sheet.say('activities', 'website', {
    products: said(
      ['Water and drainage pumps', 'Seals and spare parts', 'Installation and repair'],
      ['Водяные и дренажные насосы', 'Уплотнения и запчасти', 'Монтаж и ремонт'],
    ),
  });
  sheet.say('activities', 'call', {
    trade_countries: said(
      [`Import: ${en}`, 'Export: neighbouring countries'],
      [`Импорт: ${ru}`, 'Экспорт: соседние страны'],
    ),
    premises: said(
      'Office of 320 m² and warehouse of 1,450 m², both rented',
      'Офис 320\u00a0м² и склад 1450\u00a0м², оба в аренде',
    ),
    employees: 48,
  });
  sheet.rows('partners', 'call', [
    {
      partner: said(
        'Manufacturer of pumps (name left out in the sample)',
        'Производитель насосов (в образце без названия)',
      ),
      partner_country: supplier,
      partner_role: said('Supplier', 'Поставщик'),
      partner_terms: said('30 days from invoice', '30 дней со дня счёта'),
    },
    {
      partner: said('Waterworks (name left out in the sample)', 'Водоканал (в образце без названия)'),
      partner_country: code,
      partner_role: said('Customer', 'Покупатель'),
      partner_terms: said('45 days from delivery', '45 дней со дня поставки'),
    },
  ]);
}
