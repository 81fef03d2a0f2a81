import type { Localized } from '#kernel/locale.ts';
import { field, type Section } from './section-shape.ts';

/** The four statuses of the specification; the register's own word stands beside them. */
const companyStatusCodes = {
  Active: { en: 'Active', ru: 'Действует' },
  Deleted: { en: 'Deleted from the register', ru: 'Исключена из реестра' },
  Liquidation: { en: 'In liquidation', ru: 'В процессе ликвидации' },
  Reorganisation: { en: 'In reorganisation', ru: 'В процессе реорганизации' },
} as const satisfies Record<string, Localized>;

/** Who the company is: identity, people, ownership, business. */
export const companySections: readonly Section[] = [
  {
    code: 'identification',
    title: { en: 'Identification', ru: 'Идентификация' },
    need: 'mandatory',
    fields: [
      field('text', 'legal_name', 'Legal name', 'Официальное наименование'),
      field('text', 'latin_name', 'Name in Latin letters', 'Наименование латиницей'),
      field('text', 'other_name', 'Other and former names', 'Другие и прежние наименования'),
      field('text', 'legal_form', 'Legal form', 'Организационно-правовая форма'),
      field('text', 'registration_number', 'Registration number', 'Регистрационный номер'),
      field('text', 'register', 'Register', 'Реестр'),
      field('text', 'vat_number', 'Tax or VAT number', 'Налоговый номер'),
      field('text', 'lei', 'LEI', 'Код LEI'),
      field('date', 'incorporation_date', 'Date of incorporation', 'Дата регистрации'),
      field('status', 'status', 'Status', 'Статус', { codes: companyStatusCodes }),
      field('text', 'status_in_register', 'Status in the register’s words', 'Статус по записи реестра'),
      field('text', 'jurisdiction', 'Jurisdiction', 'Юрисдикция', { format: 'country' }),
      field('yes-no', 'listed', 'Listed on an exchange', 'Акции торгуются на бирже'),
      field('list', 'licences', 'Licences', 'Лицензии'),
    ],
  },
  {
    code: 'contacts',
    title: { en: 'Contacts', ru: 'Контакты' },
    need: 'mandatory',
    fields: [
      field('text', 'registered_address', 'Registered address', 'Юридический адрес'),
      field('text', 'trading_address', 'Trading address', 'Фактический адрес'),
      field('yes-no', 'mass_address', 'Address shared by many companies', 'Адрес массовой регистрации'),
      field('text', 'phone', 'Telephone', 'Телефон'),
      field('text', 'email', 'E-mail', 'Электронная почта'),
      field('text', 'website', 'Website', 'Сайт', { format: 'link' }),
      field('list', 'branches', 'Branches', 'Филиалы'),
    ],
  },
  {
    code: 'history',
    title: { en: 'Registration history', ru: 'История регистрации' },
    need: 'mandatory',
    fields: [field('text', 'history_note', 'In brief', 'Кратко')],
    table: {
      title: { en: 'Events', ru: 'События' },
      columns: [
        field('date', 'event_date', 'Date', 'Дата'),
        field('text', 'event', 'Event', 'Событие'),
        field('text', 'event_detail', 'Detail', 'Подробности'),
      ],
    },
  },
  {
    code: 'capital',
    title: { en: 'Capital and shareholders', ru: 'Капитал и участники' },
    need: 'mandatory',
    fields: [
      field('money', 'nominal_capital', 'Nominal capital', 'Уставный капитал'),
      field('money', 'paid_capital', 'Paid-up capital', 'Оплаченный капитал'),
      field('text', 'share_classes', 'Share classes', 'Классы акций'),
    ],
    table: {
      title: { en: 'Shareholders', ru: 'Участники' },
      columns: [
        field('text', 'holder', 'Holder', 'Участник'),
        field('text', 'holder_country', 'Country', 'Страна', { format: 'country' }),
        field('number', 'holder_share', 'Share', 'Доля', { format: 'percent' }),
        field('date', 'holder_since', 'Since', 'С какой даты'),
      ],
    },
  },
  {
    code: 'owners',
    title: { en: 'Beneficial owners', ru: 'Бенефициары' },
    need: 'obtainable',
    fields: [
      field('text', 'owners_note', 'How control is exercised', 'Как осуществляется контроль'),
      field('number', 'owners_threshold', 'Threshold used', 'Применённый порог', { format: 'percent' }),
    ],
    table: {
      title: { en: 'Beneficial owners', ru: 'Бенефициары' },
      columns: [
        field('text', 'owner', 'Owner', 'Бенефициар'),
        field('text', 'owner_country', 'Country', 'Страна', { format: 'country' }),
        field('number', 'owner_share', 'Share', 'Доля', { format: 'percent' }),
        field('text', 'owner_path', 'Through', 'Через кого'),
      ],
    },
  },
  {
    code: 'group',
    title: { en: 'Group', ru: 'Структура группы' },
    need: 'obtainable',
    fields: [
      field('text', 'ultimate_parent', 'Ultimate parent', 'Конечная материнская компания'),
      field('text', 'immediate_parent', 'Immediate parent', 'Непосредственная материнская компания'),
    ],
    table: {
      title: { en: 'Subsidiaries and affiliates', ru: 'Дочерние и связанные компании' },
      columns: [
        field('text', 'member', 'Company', 'Компания'),
        field('text', 'member_country', 'Country', 'Страна', { format: 'country' }),
        field('text', 'member_relation', 'Relation', 'Связь'),
        field('number', 'member_share', 'Share', 'Доля', { format: 'percent' }),
      ],
    },
  },
  {
    code: 'management',
    title: { en: 'Management', ru: 'Руководство' },
    need: 'mandatory',
    fields: [field('text', 'signing_rule', 'Who may sign', 'Право подписи')],
    table: {
      title: { en: 'Managers', ru: 'Руководители' },
      columns: [
        field('text', 'manager_name', 'Name', 'Имя'),
        field('text', 'manager_role', 'Role', 'Должность'),
        field('date', 'manager_since', 'Since', 'С какой даты'),
        field('text', 'manager_elsewhere', 'Other directorships', 'Участие в других компаниях'),
      ],
    },
  },
  {
    code: 'activities',
    title: { en: 'Activities', ru: 'Деятельность' },
    need: 'mandatory',
    fields: [
      field('text', 'activity', 'Main activity', 'Основная деятельность'),
      field(
        'text',
        'activity_code',
        'Activity code (ISIC, NACE, local)',
        'Код деятельности (ISIC, NACE, местный)',
      ),
      field('list', 'products', 'Products and services', 'Товары и услуги'),
      field('list', 'brands', 'Brands, patents, trademarks', 'Бренды, патенты, товарные знаки'),
      field('list', 'trade_countries', 'Import and export countries', 'Страны импорта и экспорта'),
      field('text', 'premises', 'Premises', 'Помещения'),
      field('number', 'employees', 'Employees', 'Сотрудники'),
    ],
  },
  {
    code: 'partners',
    title: { en: 'Suppliers and customers', ru: 'Поставщики и покупатели' },
    need: 'obtainable',
    fields: [],
    table: {
      title: { en: 'Known partners', ru: 'Известные партнёры' },
      columns: [
        field('text', 'partner', 'Company', 'Компания'),
        field('text', 'partner_country', 'Country', 'Страна', { format: 'country' }),
        field('text', 'partner_role', 'Role', 'Роль'),
        field('text', 'partner_terms', 'Terms', 'Условия'),
      ],
    },
  },
];
