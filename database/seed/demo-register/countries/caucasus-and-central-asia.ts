import * as forms from '../forms/asia.ts';
import { belarusianRussianForms, russianForms } from '../forms/eastern-europe.ts';
import {
  azerbaijani,
  kazakh,
  kyrgyz,
  mongolian,
  tajik,
  turkish,
  turkmen,
  uzbek,
} from '../vocabulary/central-asian.ts';
import { russian } from '../vocabulary/slavic-cyrillic.ts';
import { armenian, georgian } from '../vocabulary/south-east-europe.ts';
import { place } from './place.ts';

/** Turkey, the South Caucasus, Central Asia and Mongolia. */
export const caucasusAndCentralAsia = [
  place(
    'AB',
    40,
    '7 840',
    '384900',
    [[russian, russianForms]],
    'Сухум|Sukhum, Гагра|Gagra, Гудаута|Gudauta, Очамчира|Ochamchira, Новый Афон|New Athos',
  ),
  place(
    'AM',
    120,
    '374',
    '00##',
    [[armenian, forms.armenianForms]],
    'Երևան|Yerevan, Գյումրի|Gyumri, Վանաձոր|Vanadzor, Աբովյան|Abovyan, Հրազդան|Hrazdan',
  ),
  place(
    'AZ',
    140,
    '994',
    'AZ%000',
    [[azerbaijani, forms.azerbaijaniForms]],
    'Bakı, Gəncə, Sumqayıt, Mingəçevir, Naxçıvan, Şəki, Lənkəran',
  ),
  place(
    'GE',
    160,
    '995',
    '0%##',
    [[georgian, forms.georgianForms]],
    'თბილისი|Tbilisi, ბათუმი|Batumi, ქუთაისი|Kutaisi, რუსთავი|Rustavi, ფოთი|Poti, გორი|Gori',
  ),
  place(
    'KG',
    140,
    '996',
    '72####',
    [
      [russian, forms.kyrgyzRussianForms],
      [kyrgyz, forms.kyrgyzForms],
    ],
    'Бишкек|Bishkek, Ош|Osh, Жалал-Абад|Jalal-Abad, Каракол|Karakol, Токмок|Tokmok',
  ),
  place(
    'KZ',
    460,
    '7',
    '0%####',
    [
      [russian, forms.kazakhRussianForms],
      [russian, forms.kazakhRussianForms],
      [kazakh, forms.kazakhForms],
    ],
    'Алматы|Almaty, Астана|Astana, Шымкент|Shymkent, Караганда|Karaganda, Актобе|Aktobe, Атырау|Atyrau, Павлодар|Pavlodar, Костанай|Kostanay, Усть-Каменогорск|Oskemen',
  ),
  place(
    'MN',
    60,
    '976',
    '1%###',
    [[mongolian, forms.mongolianForms]],
    'Улаанбаатар|Ulaanbaatar, Эрдэнэт|Erdenet, Дархан|Darkhan, Чойбалсан|Choibalsan',
  ),
  place(
    'OS',
    30,
    '7 850',
    '383570',
    [[russian, belarusianRussianForms.slice(0, 1)]],
    'Цхинвал|Tskhinval, Квайса|Kvaisa, Знаур|Znaur',
  ),
  place(
    'TJ',
    60,
    '992',
    '7%####',
    [[tajik, forms.tajikForms]],
    'Душанбе|Dushanbe, Хуҷанд|Khujand, Кӯлоб|Kulob, Бохтар|Bokhtar',
  ),
  place(
    'TM',
    50,
    '993',
    '744###',
    [[turkmen, forms.turkmenForms]],
    'Aşgabat, Türkmenabat, Daşoguz, Mary, Balkanabat',
  ),
  place(
    'TR',
    420,
    '90',
    '%####',
    [[turkish, forms.turkishForms]],
    'İstanbul, Ankara, İzmir, Bursa, Antalya, Adana, Konya, Gaziantep, Kayseri, Mersin, Eskişehir, Diyarbakır',
  ),
  place(
    'UZ',
    200,
    '998',
    '%#0###',
    [
      [uzbek, forms.uzbekForms],
      [uzbek, forms.uzbekForms],
      [russian, russianForms.slice(0, 2)],
    ],
    'Ташкент|Toshkent, Самарканд|Samarqand, Бухара|Buxoro, Андижан|Andijon, Наманган|Namangan, Фергана|Fargʻona, Нукус|Nukus, Карши|Qarshi',
  ),
];
