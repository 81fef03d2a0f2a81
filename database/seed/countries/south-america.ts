import { type CountryRow, row } from './country-row.ts';

/** Countries and territories of South America, by English name. */
export const southAmerica: readonly CountryRow[] = [
  row(32, 'AR', 'Argentina', 'Аргентина', ['Buenos Aires', 'Аргентинская Республика']),
  row(68, 'BO', 'Bolivia', 'Боливия', [
    'Plurinational State of Bolivia',
    'Многонациональное Государство Боливия',
  ]),
  row(76, 'BR', 'Brazil', 'Бразилия', ['Brasil', 'Федеративная Республика Бразилия']),
  row(152, 'CL', 'Chile', 'Чили', ['Santiago', 'Республика Чили']),
  row(170, 'CO', 'Colombia', 'Колумбия', ['Bogotá', 'Республика Колумбия']),
  row(218, 'EC', 'Ecuador', 'Эквадор'),
  row(238, 'FK', 'Falkland Islands', 'Фолклендские острова', ['Malvinas', 'Мальвинские острова', 'Мальвины']),
  row(254, 'GF', 'French Guiana', 'Французская Гвиана', ['Guyane', 'Гвиана']),
  row(328, 'GY', 'Guyana', 'Гайана'),
  row(600, 'PY', 'Paraguay', 'Парагвай', ['Asunción', 'Республика Парагвай']),
  row(604, 'PE', 'Peru', 'Перу'),
  row(740, 'SR', 'Suriname', 'Суринам'),
  row(858, 'UY', 'Uruguay', 'Уругвай'),
  row(862, 'VE', 'Venezuela', 'Венесуэла', [
    'Bolivarian Republic of Venezuela',
    'Боливарианская Республика Венесуэла',
  ]),
];
