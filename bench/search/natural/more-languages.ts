import { type Language, type Part, parts, type Role, templates } from '../corpus/part.ts';

/** A language without words of its own for brands: the lists give them. */
const language = (words: {
  trades: string;
  common: string;
  surnames: string;
  loans?: string;
  heads: string;
  shapes: string;
  joiner?: '';
}): Language => ({
  coin: () => {
    throw new Error('a language of the natural register takes its words from a list');
  },
  trades: parts('trade', words.trades),
  common: parts('common', words.common),
  surnames: parts('surname', words.surnames),
  surnameEnds: [],
  loans: parts(
    'loan',
    words.loans ?? 'Global,Tech,Group,Trade,Systems,Digital,Smart,Energy,Capital,Media,Design,Green,Auto',
  ),
  heads: parts('head', words.heads),
  templates: templates(words.shapes),
  joiner: words.joiner ?? ' ',
});

/** `text=reading`: no English, but how it is read. */
const said = (role: Role, list: string): Part[] =>
  list.split(',').map((entry) => {
    const [text = '', reading = ''] = entry.split('=');
    return { text, said: reading, role };
  });

export const bulgarian = language({
  trades:
    'Строй=Construction,Трейд=Trade,Транс=Transport,Груп=Group,Инвест=Invest,Имоти=Properties,Консулт=Consult,Сервиз=Service,Агро=Agro,Енерджи=Energy,Фарма=Pharma,Текстил=Textile,Метал=Metal,Мебели=Furniture,Туризъм=Tourism,Хранителни стоки=Foods,Счетоводство=Accounting,Транспорт=Transport,Логистика=Logistics,Хотели=Hotels',
  common:
    'Нова=New,Златен=Golden,Черноморска=Black Sea,Балканска=Balkan,Първа=First,Бяла=White,Зелена=Green,Българска=Bulgarian',
  surnames:
    'Иванов,Георгиев,Димитров,Петров,Николов,Христов,Стоянов,Тодоров,Илиев,Василев,Атанасов,Ангелов,Колев,Йорданов',
  loans:
    'Глобал=Global,Тех=Tech,Груп=Group,Дизайн=Design,Медия=Media,Софт=Soft,Кепитъл=Capital,Солар=Solar,Ауто=Auto',
  heads: 'Консорциум=Consortium,Агенция=Agency',
  shapes: '14 B; 14 B T; 8 S T; 6 B L; 5 C B; 5 B N; 4 S =и =Синове; 4 H B; 4 B P; 4 B B; 3 S B; 3 L B T',
});

export const thai: Language = {
  ...language({
    trades:
      'การค้า=kan kha=Trading,ก่อสร้าง=kosang=Construction,ขนส่ง=khonsong=Transport,อาหาร=ahan=Food,เทคโนโลยี=thekhnoloyi=Technology,วิศวกรรม=witsawakam=Engineering,อสังหาริมทรัพย์=asangharimmasap=Real Estate,ท่องเที่ยว=thongthiao=Travel,เกษตร=kaset=Agriculture,ยานยนต์=yanyon=Automotive,พลังงาน=phalangngan=Energy,สิ่งทอ=singtho=Textile,บริการ=borikan=Services,การพิมพ์=kanphim=Printing,เคมี=khemi=Chemicals,พลาสติก=phlatsatik=Plastics,อุตสาหกรรม=utsahakam=Industry,การลงทุน=kan longthun=Investment',
    common: 'ไทย=thai=Thai,สยาม=siam=Siam,เอเชีย=asia=Asia,กรุงเทพ=krung thep=Bangkok',
    surnames: 'สมชาย=somchai=Somchai',
    loans:
      'โกลบอล=global=Global,กรุ๊ป=group=Group,เทค=tech=Tech,เพาเวอร์=power=Power,เทรดดิ้ง=trading=Trading,ดีไซน์=design=Design',
    heads: 'ร้าน=ran=Shop',
    shapes: '24 B T; 12 B B; 10 B B T; 6 C B T; 6 B L; 4 B B B; 4 B T T; 3 B P; 3 B B L',
    joiner: '',
  }),
  surnames: said('surname', 'สมชาย=somchai,วงศ์ไทย=wongthai,ศรีสุข=sisuk,ทองดี=thongdi,แสงทอง=saengthong'),
};

export const hebrew: Language = {
  ...language({
    trades:
      'סחר=sachar=Trade,בנייה=bniya=Construction,הנדסה=handasa=Engineering,השקעות=hashkaot=Investments,נכסים=nechasim=Properties,שיווק=shivuk=Marketing,טכנולוגיות=technologiot=Technologies,מערכות=maarachot=Systems,תעשיות=taasiot=Industries,שירותים=sherutim=Services,יזמות=yazamut=Entrepreneurship,אחזקות=achzakot=Holdings,מזון=mazon=Food,אנרגיה=energia=Energy,תקשורת=tikshoret=Communications,תיירות=tayarut=Tourism,יבוא=yevu=Import,הובלות=hovalot=Transport',
    common: 'חברת=chevrat=Company,קבוצת=kvutzat=Group,בית=beit=House,אחים=achim=Brothers,מרכז=merkaz=Centre',
    surnames: '',
    loans:
      'גלובל=global=Global,טק=tech=Tech,גרופ=group=Group,דיגיטל=digital=Digital,סמארט=smart=Smart,סולאר=solar=Solar',
    heads: 'קבוצת=kvutzat=Group',
    shapes: '18 B T; 10 S T; 8 B B; 8 C B; 6 B L; 5 S B; 5 B N; 4 B B T; 4 B P; 4 C S T',
  }),
  surnames: said(
    'surname',
    'כהן=Cohen,לוי=Levi,מזרחי=Mizrahi,פרץ=Peretz,ביטון=Biton,דהן=Dahan,אברהם=Avraham,פרידמן=Friedman,אזולאי=Azoulay,כץ=Katz,גבאי=Gabay,שפירא=Shapira,רוזן=Rosen,קליין=Klein,ברגר=Berger,גולדברג=Goldberg,חדד=Hadad,אדרי=Edri,ששון=Sasson,סבג=Sabag',
  ),
};

export const armenian = language({
  trades:
    'Շին=Construction,Տրանս=Trans,Ագրո=Agro,Սերվիս=Service,Էներգո=Energy,Տրեյդ=Trade,Կոնսալթինգ=Consulting,Լոգիստիկ=Logistics,Տուր=Tour,Ֆարմա=Pharma,Ինվեստ=Invest,Շինարարություն=Building,Առևտուր=Commerce,Տեքստիլ=Textile,Կահույք=Furniture,Գինի=Wine',
  common: 'Նոր=New,Մեծ=Great,Արարատ=Ararat,Հայկական=Armenian,Առաջին=First,Կովկաս=Caucasus,Ոսկե=Golden',
  surnames:
    'Պետրոսյան,Հովհաննիսյան,Սարգսյան,Հակոբյան,Գրիգորյան,Մկրտչյան,Ավետիսյան,Կարապետյան,Խաչատրյան,Մանուկյան',
  loans: 'Գլոբալ=Global,Տեխ=Tech,Գրուպ=Group,Սմարթ=Smart,Մեդիա=Media,Դիզայն=Design',
  heads: 'Ընկերություն=Company',
  shapes: '14 B; 14 B T; 8 S T; 6 C B; 6 B L; 5 B B; 4 S =և =Որդիներ; 4 B N; 4 B P; 4 B B T',
});

export const czech = language({
  trades:
    'Stavby=construction,Obchod=trade,Služby=services,Doprava=transport,Reality=real estate,Strojírny=engineering works,Servis=service,Energie=energy,Poradenství=consulting,Potraviny=foods,Nábytek=furniture,Textil=textiles,Pekárny=bakeries,Autoservis=car repair,Invest,Spedice=forwarding,Elektro=electrical,Instalace=plumbing,Zahrady=gardens,Účetnictví=accounting,Cestovní kancelář=travel agency,Kovovýroba=metalwork,Pivovar=brewery',
  common: 'Nová,První,Moravská,Česká,Zlatá,Severočeská,Jihomoravská,Zelená,Stará,Královská',
  surnames:
    'Novák,Svoboda,Novotný,Dvořák,Černý,Procházka,Kučera,Veselý,Horák,Němec,Pokorný,Marek,Pospíšil,Hájek',
  heads: 'Skupina,Společnost',
  shapes:
    '12 B; 16 B T; 10 S T; 6 S =a =synové; 6 T S; 5 C B; 5 B P; 5 B L; 4 B B; 4 B T P; 4 I T; 3 B N; 3 B S',
});

export const slovak = language({
  trades:
    'Stavby=construction,Obchod=trade,Služby=services,Doprava=transport,Reality=real estate,Strojárne=engineering works,Servis=service,Energia=energy,Poradenstvo=consulting,Potraviny=foods,Nábytok=furniture,Textil=textiles,Pekáreň=bakery,Invest,Špedícia=forwarding,Elektro=electrical,Inštalácie=plumbing,Účtovníctvo=accounting,Drevovýroba=woodwork',
  common: 'Nová,Prvá,Slovenská,Tatranská,Zlatá,Považská,Zelená,Stará',
  surnames: 'Horváth,Kováč,Varga,Tóth,Nagy,Baláž,Szabó,Molnár,Lukáč,Novák,Polák,Hudák',
  heads: 'Skupina,Spoločnosť',
  shapes: '12 B; 16 B T; 10 S T; 6 S =a =synovia; 5 C B; 5 B P; 5 B L; 4 B B; 4 B T P; 4 I T; 3 B N',
});

export const hungarian = language({
  trades:
    'Építő=construction,Kereskedelmi=trading,Szolgáltató=service,Ingatlan=real estate,Szállítmányozó=forwarding,Gépgyártó=engineering,Élelmiszer=foods,Tanácsadó=consulting,Vagyonkezelő=asset management,Energetika=energy,Textil=textiles,Bútor=furniture,Pékség=bakery,Informatika=computing,Nyomda=printing,Mezőgazdasági=agricultural,Autószerviz=car repair,Könyvelő=accounting',
  common: 'Új,Első,Magyar,Dunai,Arany,Zöld,Alföldi,Nyugati,Északi',
  surnames: 'Nagy,Kovács,Tóth,Szabó,Horváth,Varga,Kiss,Molnár,Németh,Farkas,Balogh,Papp,Takács,Juhász',
  heads: 'Csoport,Társaság',
  shapes: '12 B; 14 B T; 8 S =és =Társa; 8 S T; 8 B T T; 5 C B; 5 B L; 5 P B T; 4 B B; 4 B N; 3 I T',
});

export const swedish = language({
  trades:
    'Bygg=construction,Fastigheter=properties,Konsult=consulting,Handel=trade,Transport,Åkeri=haulage,Måleri=painting,El=electrical,Rör=plumbing,Städ=cleaning,Invest,Förvaltning=management,Redovisning=accounting,Snickeri=joinery,Bageri=bakery,Verkstad=workshop,Mekaniska=mechanical,Skog=forestry,Lantbruk=farming,Restaurang=restaurant,Möbler=furniture,Media,Energi=energy',
  common: 'Nya,Svenska,Nordiska,Skånska,Gamla,Stora,Norra,Södra,Västra',
  surnames:
    'Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsson,Olsson,Persson,Svensson,Gustafsson,Pettersson,Jonsson,Lindberg,Lindström,Bergström,Lundgren',
  heads: 'Firma,Bolaget',
  shapes: '12 B; 14 B T; 12 S T; 8 S =& =Söner; 6 P T; 5 C B; 5 B L; 4 B B; 5 B T P; 3 B N; 3 T B; 4 S =i P',
});
