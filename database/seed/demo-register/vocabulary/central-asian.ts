import { vocabulary } from './vocabulary.ts';

export const kazakh = vocabulary({
  lang: 'kk',
  roots: `Ақ бүркіт, Көк теңіз, Алтын дала, Жаңа жол, Темір қазық, Қарағай, Шаңырақ, Таң нұры, Ұлы көпір, Бәйтерек тау,
    Сұңқар, Өрлеу, Ғасыр, Жетісу бұлағы, Тұлпар, Арқа желі, Құралай, Ізгі ниет`,
  surnames: `Жұмабаев, Әлімов, Қасенов, Сәрсенов, Өтегенов, Тұрсынов`,
  activities: `Сауда, Құрылыс, Тағам, Жиһаз, Тоқыма, Қуат, Логистика, Машина, Химия, Электроника, Технология, Агро, Металл,
    Ағаш, Мед, Консалтинг, Қаптама, Баспа, Шыны, Транс`,
  streets: `Абай көшесі, Мектеп көшесі, Достық даңғылы, Жібек жолы, Зауыт көшесі`,
  address: '{zip}, {city} қ., {street}, {n}',
  patterns: 'R A, R-A, R A, S және T, R',
});

export const kyrgyz = vocabulary({
  lang: 'ky',
  roots: `Ак бүркүт, Көк көл, Алтын талаа, Жаңы жол, Темир казык, Карагай, Түндүк, Таң нуру, Чоң көпүрө, Ала тоо булагы,
    Шумкар, Өнүгүү, Жылдыз, Тулпар, Арча, Кербен`,
  surnames: `Жумабеков, Алыкулов, Касымбеков, Өмүралиев, Турдубаев, Сыдыков`,
  activities: `Соода, Курулуш, Азык, Эмерек, Текстиль, Кубат, Логистика, Машина, Химия, Электроника, Технология, Агро, Металл,
    Жыгач, Мед, Консалтинг`,
  streets: `Абдрахманов көчөсү, Чүй проспектиси, Мектеп көчөсү, Заводская көчөсү, Манас көчөсү`,
  address: '{zip}, {city} ш., {street}, {n}',
  patterns: 'R A, R-A, S жана T, R',
});

export const tajik = vocabulary({
  lang: 'tg',
  roots: `Ситораи шимол, Дарёи кабуд, Кӯҳи сафед, Роҳи нав, Уқоби тиллоӣ, Чинор, Субҳ, Баҳори дӯстӣ, Ҳилол, Шаршара, Анор,
    Лола, Хуршед, Чашма, Ҷавонон`,
  surnames: `Раҳимов, Ҷӯраев, Қодиров, Шарифзода, Ғафуров, Ҳакимов`,
  activities: `Савдо, Сохтмон, Ғизо, Мебел, Бофанда, Энержӣ, Логистика, Мошинсозӣ, Кимиё, Электроника, Технология, Агро,
    Металл, Чӯб, Тиб, Машварат`,
  streets: `кӯчаи Рӯдакӣ, кӯчаи Айнӣ, кӯчаи Мактаб, хиёбони Сомонӣ, кӯчаи Боғ`,
  address: '{zip}, ш. {city}, {street}, {n}',
  patterns: 'R A, R-A, S ва T, R',
});

export const mongolian = vocabulary({
  lang: 'mn',
  roots: `Хойд од, Хөх тэнгэр, Алтан тал, Шинэ зам, Цагаан бүргэд, Нарс, Үүрийн туяа, Мөнгөн гол, Их гүүр, Говийн салхи,
    Шонхор, Өндөр уул, Хишиг, Сүлд, Тулга`,
  surnames: `Батсайхан, Ганбаатар, Дөлгөөн, Цэрэндорж, Энхбаяр, Өнөрбаатар`,
  activities: `Худалдаа, Барилга, Хүнс, Тавилга, Нэхмэл, Эрчим, Ложистик, Машин, Хими, Электроник, Технологи, Агро, Металл,
    Мод, Эмнэлэг, Зөвлөх`,
  streets: `Сөүлийн гудамж, Энхтайвны өргөн чөлөө, Сургуулийн гудамж, Чингисийн гудамж`,
  address: '{city}, {street} {n}, {zip}',
  patterns: 'R A, R A, S A, R',
});

export const turkish = vocabulary({
  lang: 'tr',
  roots: `Kuzey Yıldızı, Gümüşsu, Akkartal, Yeşilvadi, Çınaraltı, Taşköprü Yolu, Güneşdoğan, Mavideniz, Kayabaşı, Altınbaşak,
    Şahinkaya, Bozkır, Işıkkent, Deniz Feneri, Karaçam, Öncü, Üçpınar, Leylek, Zeytindalı, Göktepe, Yelkenli, Demirdağ`,
  surnames: `Karagözlü, Yıldırımoğlu, Çelebiler, Şimşekoğlu, Özgenç, Değirmenci, Ünlüer, Taşçıoğlu, Gürbüzer, İnanoğlu`,
  activities: `Ticaret, İnşaat, Gıda, Mobilya, Tekstil, Enerji, Lojistik, Makine, Kimya, Elektronik, Teknoloji, Tarım, Metal,
    Orman Ürünleri, Medikal, Danışmanlık, Ambalaj, Matbaa, Cam, Nakliyat`,
  streets: `Liman Caddesi, Atatürk Bulvarı, Okul Sokak, İstasyon Caddesi, Değirmen Sokak, Sanayi Caddesi`,
  address: '{street} No: {n}, {zip} {city}',
  patterns: 'R A, R A, R A, S A, S ve T, R A C',
});

export const azerbaijani = vocabulary({
  lang: 'az',
  roots: `Şimal Ulduzu, Gümüşçay, Ağ Qartal, Yaşıl Vadi, Çinarlı Yol, Daş Körpü, Günəşli Sahil, Mavi Xəzər, Qızıl Sünbül,
    Şahin Qaya, Mayak, Qaraşam, Üçbulaq, Leylək, Nar Bağı, Göytəpə Yolu, Odlu Torpaq, Yelkən`,
  surnames: `Quliyev, Əlizadə, Həsənov, Çələbiyev, Şıxəliyev, Məmmədzadə, Ağayev, Vəliyev`,
  activities: `Ticarət, Tikinti, Qida, Mebel, Tekstil, Enerji, Logistika, Maşınqayırma, Kimya, Elektronika, Texnologiya, Aqro,
    Metal, Meşə, Medikal, Konsaltinq, Qablaşdırma, Mətbəə, Şüşə, Nəqliyyat`,
  streets: `Liman küçəsi, Nizami küçəsi, Məktəb küçəsi, Vağzal küçəsi, Sənaye küçəsi`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, R A C',
});

export const uzbek = vocabulary({
  lang: 'uz',
  roots: `Shimol Yulduzi, Kumush Daryo, Oq Burgut, Yashil Vodiy, Chinor, Tosh Koʻprik, Quyosh Nuri, Oltin Boshoq, Lochin,
    Yangi Yoʻl Savdo, Anorzor, Bahor, Zarafshon Shamoli, Ipak Yoʻli Karvon, Turon Tong, Laylak, Navroʻz Gul, Temir Darvoza`,
  surnames: `Karimov, Yoʻldoshev, Gʻaniyev, Rahmonov, Toʻraqulov, Saidov, Xolmatov, Ergashev`,
  activities: `Savdo, Qurilish, Oziq-ovqat, Mebel, Toʻqimachilik, Energiya, Logistika, Mashinasozlik, Kimyo, Elektronika,
    Texnologiya, Agro, Metall, Yogʻoch, Tibbiyot, Konsalting, Qadoqlash, Matbaa, Shisha, Trans`,
  streets: `Amir Temur koʻchasi, Bogʻ koʻchasi, Maktab koʻchasi, Navoiy koʻchasi, Zavod koʻchasi`,
  address: '{zip}, {city}, {street}, {n}',
  patterns: 'R A, R A, S A, R A C',
});

export const turkmen = vocabulary({
  lang: 'tk',
  roots: `Demirgazyk, Kümüş Derýa, Ak Bürgüt, Ýaşyl Jülge, Çynar, Gün Şöhlesi, Altyn Sümmül, Laçyn, Täze Ýol, Garagum Ýeli,
    Nar Bagy, Ýelken`,
  activities: `Söwda, Gurluşyk, Azyk, Mebel, Dokma, Energiýa, Logistika, Maşyn, Himiýa, Elektronika, Tehnologiýa, Agro, Metal`,
  streets: `Magtymguly köçesi, Mekdep köçesi, Garaşsyzlyk şaýoly, Zawod köçesi`,
  address: '{zip}, {city}, {street}, {n}',
  patterns: 'R A, R A, R',
});
