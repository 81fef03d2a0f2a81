import { dayOfHolding } from './people-facts.ts';
import type { SampleCompany } from './sample-company.ts';
import { lastWeekday } from './sample-days.ts';
import { type FactSheet, inLatin, said } from './sample-facts.ts';

/** Who the invented company is: names, addresses, history, business. `year` is the last closed one. */
export function writeCompanyFacts(sheet: FactSheet, company: SampleCompany, year: number): void {
  const { code, name, address } = company;
  const founded = lastWeekday(`${year - 12}-04-14`);
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
      event: { code: 'incorporation' },
      event_detail: said('Founded by two private individuals', 'Учредители — два физических лица'),
    },
    {
      event_date: lastWeekday(`${year - 8}-09-03`),
      event: { code: 'capital_change' },
      event_detail: said('Raised and paid in cash', 'Увеличен и оплачен деньгами'),
    },
    {
      event_date: dayOfHolding(year),
      event: { code: 'owner_change' },
      event_detail: said('The founders moved 70% to a holding', 'Учредители передали 70\u00a0% холдингу'),
    },
    {
      event_date: lastWeekday(`${year - 4}-02-20`),
      event: { code: 'address_change' },
      event_detail: said('Moved within the city', 'Переезд в пределах города'),
    },
    ...[4, 3, 2, 1, 0].map((ago) => filingOf(year - ago, ago === 3)),
    {
      event_date: lastWeekday(`${year - 3}-06-01`),
      event: { code: 'officer_change' },
      event_detail: said('Finance director appointed', 'Назначен финансовый директор'),
    },
  ]);
  writeBusinessFacts(sheet, code, year);
}

/** Accounts of a year are filed by the end of the next June; one year was late. */
function filingOf(closed: number, isLate: boolean) {
  return {
    event_date: lastWeekday(`${closed + 1}-${isLate ? '08-14' : '06-20'}`),
    event: { code: 'accounts' },
    event_detail: isLate
      ? said(`${closed}, filed six weeks late`, `${closed}, просрочено на шесть недель`)
      : said(`${closed}`, `${closed}`),
  };
}

function writeBusinessFacts(sheet: FactSheet, code: string, year: number): void {
  // A supplier abroad, wherever the company is.
  const [supplier, en, ru] = code === 'DE' ? ['IT', 'Italy', 'Италия'] : ['DE', 'Germany', 'Германия'];
  sheet.say('activities', 'register', {
    activity: said(
      'Wholesale of industrial pumps and spare parts',
      'Оптовая торговля промышленными насосами и запчастями',
    ),
    activity_code: said(
      'NACE 2.1: 46.64 – Wholesale of other machinery and equipment',
      'NACE 2.1: 46.64 – Оптовая торговля прочими машинами и оборудованием',
    ),
  });
  sheet.rows(
    'activities',
    'accounts',
    [36, 39, 41, 45, 48].map((count, at) => ({
      employees_year: String(year - 4 + at),
      employees_count: count,
    })),
  );
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
