import { type Country, country, forms, guillemets, places } from './country.ts';
import { belarusian, kazakh, russian, ukrainian } from './languages/cyrillic.ts';
import { chinese, japanese, korean } from './languages/east-asia.ts';
import { english } from './languages/latin.ts';
import { arabic, georgian, greek } from './languages/other-alphabets.ts';

const russianForms =
  'ООО|84|LLC; АО|6|JSC; ЗАО|2|CJSC; ПАО|1|PJSC; Общество с ограниченной ответственностью|6|LLC';

/** Countries whose registers write other letters. */
export const otherCountries: readonly Country[] = [
  country({
    code: 'RU',
    share: 16,
    lang: 'ru',
    language: russian,
    forms: forms(russianForms),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.1,
    dial: '+7 495',
    places: places(
      'Москва=Moscow,Санкт-Петербург=Saint Petersburg,Новосибирск=Novosibirsk,Екатеринбург=Yekaterinburg,Казань=Kazan,Нижний Новгород=Nizhny Novgorod,Челябинск=Chelyabinsk,Самара=Samara,Омск=Omsk,Ростов-на-Дону=Rostov-on-Don,Уфа=Ufa,Красноярск=Krasnoyarsk,Воронеж=Voronezh,Пермь=Perm,Волгоград=Volgograd,Краснодар=Krasnodar,Тюмень=Tyumen,Иркутск=Irkutsk',
    ),
    streets: ['ул. Ленина', 'ул. Мира', 'пр-т Победы', 'ул. Заводская', 'ул. Садовая', 'Московское шоссе'],
  }),
  country({
    code: 'CN',
    share: 14,
    lang: 'zh',
    language: chinese,
    forms: forms(
      '有限公司|82|Co., Ltd.; 有限责任公司|8|Co., Ltd.; 股份有限公司|8|Co., Ltd.; 集团有限公司|2|Group Co., Ltd.',
    ),
    latinShare: 0.2,
    dial: '+86 21',
    places: places(
      "上海=Shanghai=Shanghai,北京=Beijing=Beijing,深圳=Shenzhen=Shenzhen,广州=Guangzhou=Guangzhou,杭州=Hangzhou=Hangzhou,成都=Chengdu=Chengdu,苏州=Suzhou=Suzhou,重庆=Chongqing=Chongqing,武汉=Wuhan=Wuhan,南京=Nanjing=Nanjing,天津=Tianjin=Tianjin,西安=Xian=Xi'an,东莞=Dongguan=Dongguan,宁波=Ningbo=Ningbo,青岛=Qingdao=Qingdao,厦门=Xiamen=Xiamen,义乌=Yiwu=Yiwu,佛山=Foshan=Foshan,无锡=Wuxi=Wuxi,长沙=Changsha=Changsha",
    ),
    streets: ['中山路', '人民路', '建设路', '解放大道', '科技园路'],
  }),
  country({
    code: 'UA',
    share: 4,
    lang: 'uk',
    language: ukrainian,
    forms: forms(
      'ТОВ|72|LLC; Товариство з обмеженою відповідальністю|10|LLC; ПП|10|PE; ПрАТ|4|PrJSC; АТ|4|JSC',
    ),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.12,
    dial: '+380 44',
    places: places(
      'Київ=Kyiv,Харків=Kharkiv,Одеса=Odesa,Дніпро=Dnipro,Львів=Lviv,Запоріжжя=Zaporizhzhia,Вінниця=Vinnytsia,Полтава=Poltava,Чернігів=Chernihiv,Черкаси=Cherkasy',
    ),
    streets: ['вул. Шевченка', 'вул. Соборна', 'вул. Лісова', 'просп. Перемоги'],
  }),
  country({
    code: 'KZ',
    share: 2.5,
    lang: 'ru',
    language: russian,
    second: { language: kazakh, share: 0.35, forms: forms('ТОО|60|LLP; ЖШС|30|LLP; АҚ|10|JSC') },
    forms: forms('ТОО|88|LLP; АО|6|JSC; ИП|6|IE'),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.1,
    dial: '+7 727',
    places: places(
      'Алматы=Almaty,Астана=Astana,Шымкент=Shymkent,Караганда=Karaganda,Актобе=Aktobe,Тараз=Taraz,Павлодар=Pavlodar,Атырау=Atyrau',
    ),
    streets: ['пр. Абая', 'ул. Сатпаева', 'ул. Толе би', 'пр. Назарбаева'],
  }),
  country({
    code: 'BY',
    share: 2,
    lang: 'ru',
    language: belarusian,
    forms: forms('ООО|55|LLC; ЧУП|14|PUE; ОДО|8|ALC; ОАО|6|JSC; ЗАО|4|CJSC; ЧТУП|8|PTUE; ИП|5|IE'),
    formFirst: 1,
    quotes: guillemets,
    latinShare: 0.06,
    dial: '+375 17',
    places: places(
      'Минск=Minsk,Гомель=Gomel,Могилёв=Mogilev,Витебск=Vitebsk,Гродно=Grodno,Брест=Brest,Бобруйск=Bobruisk,Барановичи=Baranovichi',
    ),
    streets: ['ул. Советская', 'пр-т Независимости', 'ул. Кирова', 'ул. Первомайская'],
  }),
  country({
    code: 'AE',
    share: 2,
    lang: 'ar',
    language: arabic,
    second: { language: english, share: 0.45, forms: forms('L.L.C|50; FZE|15; FZ-LLC|15; FZCO|10; DMCC|10') },
    forms: forms('ذ.م.م|65|L.L.C; ش.ذ.م.م|20|L.L.C; ش.م.ع|5|PJSC; ش.م.ح|10|FZE'),
    latinShare: 0.5,
    dial: '+971 4',
    places: places(
      'دبي=Dubai=Dubai,أبوظبي=Abu Dhabi=Abu Dhabi,الشارقة=Sharjah=Sharjah,عجمان=Ajman=Ajman,العين=Al Ain=Al Ain,الفجيرة=Fujairah=Fujairah',
    ),
    streets: ['شارع الشيخ زايد', 'شارع المكتوم', 'منطقة القوز', 'شارع خليفة'],
  }),
  country({
    code: 'JP',
    share: 1.5,
    lang: 'ja',
    language: japanese,
    forms: forms('株式会社|74|Co., Ltd.; 有限会社|14|Ltd.; 合同会社|12|LLC'),
    formFirst: 0.6,
    latinShare: 0.25,
    dial: '+81 3',
    places: places(
      '東京=Tokyo=Tokyo,大阪=Osaka=Osaka,名古屋=Nagoya=Nagoya,横浜=Yokohama=Yokohama,京都=Kyoto=Kyoto,福岡=Fukuoka=Fukuoka,札幌=Sapporo=Sapporo,神戸=Kobe=Kobe',
    ),
    streets: ['中央', '本町', '栄町', '丸の内'],
  }),
  country({
    code: 'KR',
    share: 1.5,
    lang: 'ko',
    language: korean,
    forms: forms('주식회사|60|Co., Ltd.; (주)|32|Co., Ltd.; 유한회사|8|LLC'),
    formFirst: 0.6,
    latinShare: 0.3,
    dial: '+82 2',
    places: places(
      '서울=Seoul=Seoul,부산=Busan=Busan,인천=Incheon=Incheon,대구=Daegu=Daegu,대전=Daejeon=Daejeon,광주=Gwangju=Gwangju,울산=Ulsan=Ulsan',
    ),
    streets: ['테헤란로', '세종대로', '중앙로', '강남대로'],
  }),
  country({
    code: 'GR',
    share: 1,
    lang: 'el',
    language: greek,
    forms: forms('Α.Ε.|35|S.A.; ΕΠΕ|25|LTD; Ι.Κ.Ε.|25|P.C.; Ο.Ε.|15|O.E.'),
    latinShare: 0.3,
    dial: '+30 210',
    places: places(
      'Αθήνα=Athens,Θεσσαλονίκη=Thessaloniki,Πάτρα=Patras,Ηράκλειο=Heraklion,Λάρισα=Larissa,Βόλος=Volos,Πειραιάς=Piraeus',
    ),
    streets: ['Λεωφ. Κηφισίας', 'Ερμού', 'Πατησίων', 'Αθηνάς'],
  }),
  country({
    code: 'GE',
    share: 0.5,
    lang: 'ka',
    language: georgian,
    forms: forms('შპს|85|LLC; სს|15|JSC'),
    formFirst: 1,
    quotes: [
      ['', ''],
      ['„', '“'],
      ['"', '"'],
    ],
    latinShare: 0.3,
    dial: '+995 32',
    places: places('თბილისი=Tbilisi,ბათუმი=Batumi,ქუთაისი=Kutaisi,რუსთავი=Rustavi,გორი=Gori,ზუგდიდი=Zugdidi'),
    streets: ['რუსთაველის გამზირი', 'აღმაშენებლის გამზირი', 'ჭავჭავაძის გამზირი'],
  }),
];
