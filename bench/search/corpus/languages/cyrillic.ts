import { coiner } from '../coin-word.ts';
import { coinage, type Language, parts, templates } from '../part.ts';

/** English words as Russian registers write them, with the word they stand for. */
const loans = parts(
  'loan',
  'Глобал=Global,Тех=Tech,Групп=Group,Трейд=Trade,Солюшнз=Solutions,Системс=Systems,Диджитал=Digital,Смарт=Smart,Энерджи=Energy,Логистик=Logistic,Консалтинг=Consulting,Капитал=Capital,Инвест=Invest,Медиа=Media,Дизайн=Design,Грин=Green,Солар=Solar,Марин=Marine,Авто=Auto,Фуд=Food,Фэшн=Fashion,Трэвел=Travel,Софт=Soft,Нетворк=Network,Пауэр=Power,Стар=Star,Прайм=Prime,Премиум=Premium,Евро=Euro,Интер=Inter,Транс=Trans,Плюс=Plus,Сервис=Service,Экспресс=Express,Директ=Direct,Онлайн=Online,Клауд=Cloud,Лайн=Line,Холдинг=Holding,Юнион=Union',
);

export const russian: Language = {
  coin: coiner(
    coinage(
      'б бр в вл г гр д др ж з к кр л м н п пр р с сл ст т тр ф х ц ч ш щ',
      'а а е е и и о о у у я ю э',
      '- н р л м ор ум ика он ис ея кс ит ар ия та град ль ев нт рис дом',
    ),
    21,
  ),
  trades: parts(
    'trade',
    'Строй=Construction,Сервис=Service,Торг=Trade,Монтаж=Installation,Транс=Transport,Снаб=Supply,Проект=Project,Агро=Agro,Пром=Industry,Энерго=Energy,Металл=Metal,Лес=Timber,Нефть=Oil,Газ=Gas,Мебель=Furniture,Продукт=Foods,Хим=Chemistry,Технологии=Technologies,Недвижимость=Real Estate,Логистика=Logistics,Инжиниринг=Engineering,Маркет=Market,Фарм=Pharma,Медицина=Medicine,Оборудование=Equipment,Инструмент=Tools,Автоматика=Automation,Электроника=Electronics,Полимер=Polymer,Упаковка=Packaging,Текстиль=Textile,Бетон=Concrete,Кабель=Cable,Безопасность=Security,Реклама=Advertising,Туризм=Tourism,Машиностроение=Mechanical Engineering,Птицефабрика=Poultry,Мясокомбинат=Meat Works,Химчистка=Dry Cleaning',
  ),
  common: parts(
    'common',
    'Новый=New,Первый=First,Южный=Southern,Северный=Northern,Восточный=Eastern,Западный=Western,Зелёный=Green,Золотой=Golden,Русский=Russian,Сибирский=Siberian,Уральский=Ural,Волжский=Volga,Белый=White,Большой=Big,Городской=City,Единый=United,Красный=Red,Центральный=Central,Донской=Don,Балтийский=Baltic',
  ),
  surnames: parts(
    'surname',
    'Иванов,Смирнов,Кузнецов,Попов,Васильев,Петров,Соколов,Михайлов,Новиков,Фёдоров,Морозов,Волков,Алексеев,Лебедев,Семёнов,Егоров,Павлов,Козлов,Степанов,Николаев,Орлов,Андреев,Макаров,Никитин,Захаров,Зайцев,Соловьёв,Борисов,Яковлев,Григорьев,Щербаков,Журавлёв',
  ),
  surnameEnds: ['ов', 'ев', 'ин', 'ский', 'енко', 'ук'],
  loans,
  heads: parts(
    'head',
    'Торговый дом=Trading House,Строительная компания=Construction Company,Производственная компания=Production Company,Группа компаний=Group of Companies,Научно-производственное объединение=Scientific Production Association,Транспортная компания=Transport Company,Агрофирма=Agrofirm,Фирма=Firm,Завод=Plant,Управляющая компания=Management Company,Частное охранное предприятие=Private Security Company,Инвестиционная компания=Investment Company,Медицинский центр=Medical Centre,Юридическая компания=Law Firm',
  ),
  templates: templates(
    '14 B; 10 B T; 9 H B; 7 B-T; 5 C B; 6 L B; 5 B L; 5 H S B; 4 K B; 4 K N B; 5 B P; 4 H B T; 4 B N; 4 B + ; 3 I B T; 4 S =и =партнёры B; 3 C T B; 4 B T P; 4 L L B; 3 H L B',
  ).map((shape) => shape.filter((sign) => sign !== '+')),
  joiner: ' ',
};

export const ukrainian: Language = {
  ...russian,
  templates: russian.templates.map((shape) =>
    shape.map((sign) => (sign === '=и' ? '=і' : sign.replace('партнёры', 'партнери'))),
  ),
  coin: coiner(
    coinage(
      'б бр в г гр д ж з к кр л м н п пр р с сл ст т тр ф х ц ч ш щ',
      'а а е е и і о о у у я ю',
      '- н р л ор ум іка он ис ія та град ль енко ець рій нт дім',
    ),
    22,
  ),
  trades: parts(
    'trade',
    'Буд=Construction,Сервіс=Service,Торг=Trade,Монтаж=Installation,Транс=Transport,Постач=Supply,Проект=Project,Агро=Agro,Пром=Industry,Енерго=Energy,Метал=Metal,Ліс=Timber,Нафта=Oil,Газ=Gas,Меблі=Furniture,Продукт=Foods,Хім=Chemistry,Технології=Technologies,Нерухомість=Real Estate,Логістика=Logistics,Інжиніринг=Engineering,Маркет=Market,Фарм=Pharma,Обладнання=Equipment,Зерно=Grain,Полімер=Polymer,Безпека=Security,Реклама=Advertising',
  ),
  common: parts(
    'common',
    'Новий=New,Перший=First,Південний=Southern,Північний=Northern,Зелений=Green,Золотий=Golden,Український=Ukrainian,Київський=Kyiv,Білий=White,Єдиний=United,Східний=Eastern,Степовий=Steppe',
  ),
  surnames: parts(
    'surname',
    'Мельник,Шевченко,Бондаренко,Коваленко,Бойко,Ткаченко,Кравченко,Ковальчук,Коваль,Олійник,Шевчук,Поліщук,Лисенко,Савченко,Руденко,Марченко,Гончаренко,Щербак,Їжакевич,Євтушенко',
  ),
  surnameEnds: ['енко', 'ук', 'чук', 'ський', 'ець'],
  loans: parts(
    'loan',
    'Глобал=Global,Тех=Tech,Груп=Group,Трейд=Trade,Солюшнс=Solutions,Діджитал=Digital,Смарт=Smart,Логістик=Logistic,Консалтинг=Consulting,Капітал=Capital,Інвест=Invest,Медіа=Media,Грін=Green,Солар=Solar,Фуд=Food,Прайм=Prime,Євро=Euro,Інтер=Inter,Плюс=Plus,Лайн=Line',
  ),
  heads: parts(
    'head',
    'Торговий дім=Trading House,Будівельна компанія=Construction Company,Виробнича компанія=Production Company,Група компаній=Group of Companies,Фермерське господарство=Farm,Агрофірма=Agrofirm,Фірма=Firm,Завод=Plant,Науково-виробниче підприємство=Scientific Production Enterprise',
  ),
};

export const belarusian: Language = {
  ...russian,
  common: parts(
    'common',
    'Новый=New,Первый=First,Белорусский=Belarusian,Минский=Minsk,Западный=Western,Зелёный=Green,Полесский=Polesie,Озёрный=Lake,Центральный=Central,Городской=City',
  ),
};

export const kazakh: Language = {
  ...russian,
  coin: coiner(
    coinage(
      'б г д ж з к қ л м н п р с т ш ғ',
      'а а ә е и о ө у ұ ы',
      '- н р л лы тау бек хан ай ар дос жол нұр құм бай сай',
    ),
    24,
  ),
  surnames: parts(
    'surname',
    'Ахметов,Омаров,Сулейменов,Ибраев,Касымов,Нурланов,Жумабаев,Садыков,Абдрахманов,Искаков,Байжанов,Тулегенов',
  ),
  surnameEnds: ['ов', 'баев', 'беков', 'ғали'],
  common: parts(
    'common',
    'Жаңа=New,Алтын=Golden,Ұлы=Great,Көк=Blue,Ақ=White,Қазақстан=Kazakhstan,Шығыс=Eastern,Степной=Steppe,Казахстанский=Kazakhstan,Центральный=Central',
  ),
};
