import { coiner } from '../coin-word.ts';
import { coinage, type Language, parts, templates } from '../part.ts';

const englishLoans = parts(
  'loan',
  'Global,Tech,Group,Trade,Solutions,Systems,Digital,Smart,Energy,Logistics,Consulting,Capital,Invest,Media,Design,Green,Solar,Marine,Auto,Food,Fashion,Travel,Software,Network,Power,Star,Prime,Premium,Euro,Inter,Trans,Pro,Plus,First,Best,New,Blue,Gold,Silver,Royal,Union,Alliance,Partners,Service,Express,Direct,Online,Cloud,Data,Bio',
);

/** Words of the languages written in Latin letters. */
function latin(
  number: number,
  words: Readonly<{
    coin: [string, string, string];
    trades: string;
    common: string;
    surnames: string;
    surnameEnds: string;
    heads?: string;
    shapes: string;
  }>,
): Language {
  return {
    coin: coiner(coinage(...words.coin), number),
    trades: parts('trade', words.trades),
    common: parts('common', words.common),
    surnames: parts('surname', words.surnames),
    surnameEnds: words.surnameEnds.split(' '),
    loans: englishLoans,
    heads: parts('head', words.heads ?? 'Group'),
    templates: templates(words.shapes),
    joiner: ' ',
  };
}

export const english = latin(1, {
  coin: [
    'b br c ch cl d f fl g gr h k l m n p pr r s sh st str t th tr v w wh x z',
    'a e i o u ai ea ee oo ou',
    '- n r ton ley field wood ford x tic don well ris by nex lan dor gate mont',
  ],
  trades:
    'Services,Consulting,Properties,Construction,Engineering,Trading,Holdings,Solutions,Investments,Management,Developments,Logistics,Transport,Foods,Technologies,Technology,Systems,Electrical,Plumbing,Motors,Catering,Cleaning,Security,Homes,Estates,Media,Design,Marketing,Software,Recruitment,Healthcare,Dental Care,Veterinary Services,Joinery,Roofing,Textiles,Exports,Imports,Chemicals,Pharmaceuticals,Manufacturing,Industries,International,Enterprises,Contractors,Interiors,Furniture,Publishing,Insurance Brokers,Travel,Packaging,Plastics,Steel,Agencies,Film Productions',
  common:
    'The Old,Royal,New,First,Green,Blue,North,South,East,West,Golden,Silver,Crystal,Premier,Quality,United,National,Modern,Bright,Little,Grand,Crown,Anchor,Phoenix,Summit,Oak,River,Stone,Harbour,Valley',
  surnames:
    'Smith,Jones,Taylor,Brown,Williams,Wilson,Johnson,Davies,Patel,Wright,Walker,White,Edwards,Hughes,Green,Hall,Lewis,Harris,Clarke,Jackson,Wood,Turner,Martin,Cooper,Hill,Ward,Morris,Moore,Clark,Lee,King,Baker,Harrison,Morgan,Allen,James,Scott,Phillips,Watson,Davis,Parker,Price,Bennett,Young,Griffiths,Mitchell,Kelly,Cook,Carter,Richardson',
  surnameEnds: 'son ley ton ford well man er worth by ham',
  shapes:
    '18 B T; 7 B; 9 S T; 6 B L; 5 S =& S T; 4 S =& =Sons; 3 S =Brothers T; 6 C B T; 5 B P; 5 B T P; 6 I T B; 4 I =& I T B; 4 B B; 3 B N T; 5 B =& S; 5 P B T; 3 B =Property =Management; 2 B =Freehold; 4 L B; 2 =The B T =Company',
});

export const german = latin(2, {
  coin: [
    'b br d f fl fr g gr h k kl kr l m n p pf r s sch st t tr w z schw',
    'a e i o u ä ö ü au ei ie',
    '- n r ler berg tal bach mann ling tec dorf hof burg ter gold heim land brück',
  ],
  trades:
    'Handel=trade,Verwaltung=management,Bau=construction,Maschinenbau=engineering,Beteiligungs=holding,Immobilien=properties,Dienstleistungen=services,Logistik=logistics,Transporte=transport,Elektrotechnik=electrical engineering,Gebäudetechnik=building services,Metallbau=metalwork,Holzbau=timber construction,Werkzeugbau=toolmaking,Kunststofftechnik=plastics,Medizintechnik=medical technology,Umwelttechnik=environmental technology,Unternehmensberatung=consulting,Vermögensverwaltung=asset management,Druckerei=printing,Großhandel=wholesale,Spedition=forwarding,Sanitär=plumbing,Heizungsbau=heating,Möbel=furniture,Lebensmittel=foods,Gastronomie=catering,Hausverwaltung=property management,Projektentwicklung=project development,Textil=textiles,Stahlbau=steel construction,Autohaus=motors,Apotheke=pharmacy,Reisebüro=travel,Software=software,Verlag=publishing,Energie=energy,Solartechnik=solar technology,Gartenbau=horticulture,Fleischerei=butchers',
  common:
    'Neue,Erste,Alte,Süddeutsche,Norddeutsche,Rheinische,Bayerische,Sächsische,Grüne,Blaue,Goldene,Freie,Vereinigte,Deutsche,Hanseatische,Schwäbische',
  surnames:
    'Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange,Schmitt,Werner,Krause,Lehmann,Schmid,Köhler,Maier,Herrmann,König,Walter,Mayer,Huber,Kaiser,Fuchs,Peters,Lang,Scholz,Möller,Weiß,Jung,Hahn,Vogel,Friedrich,Günther,Keller',
  surnameEnds: 'mann er berger ling ke hofer bauer stein',
  shapes:
    '16 B T; 7 B; 12 S T; 5 S =& =Söhne; 3 S =& =Sohn T; 3 =Gebr. S T; 4 S =+ S T; 6 S =und S T; 5 B L; 5 B T P; 5 C B T; 4 I T B; 3 B N T; 4 P B T; 3 T S; 4 T B; 3 =Autohaus S B; 3 B =Verwaltungs; 3 B B',
});

export const french = latin(3, {
  coin: [
    'b br c ch cl d f fl g gr j l m n p pl pr qu r s t tr v',
    'a e i o u é è ou au oi ai',
    '- n r lle tte ron nce deau lier son ville mont gny vert ric sy nel',
  ],
  trades:
    'Services,Conseil=consulting,Immobilier=real estate,Bâtiment=construction,Transports=transport,Développement=development,Gestion=management,Investissement=investment,Distribution,Énergie=energy,Électricité=electrical,Menuiserie=joinery,Plomberie=plumbing,Maçonnerie=masonry,Rénovation=renovation,Restauration=catering,Boulangerie=bakery,Pharmacie=pharmacy,Ambulances,Formation=training,Nettoyage=cleaning,Sécurité=security,Logistique=logistics,Informatique=computing,Ingénierie=engineering,Équipements=equipment,Industrie=industry,Mécanique=mechanics,Plastiques=plastics,Peinture=painting,Paysage=landscaping,Boissons=beverages,Viandes=meat,Textile=textiles,Participations=holdings,Patrimoine=estates',
  common:
    'Nouvelle,Grande,Petite,Générale,Société Nouvelle,Compagnie,Établissements,Les Jardins,Le Comptoir,La Maison,Les Ateliers,Le Moulin,Les Vignobles,Domaine,Château,Atelier,Groupe',
  surnames:
    'Martin,Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefebvre,Michel,Garcia,David,Bertrand,Roux,Vincent,Fournier,Morel,Girard,André,Lefèvre,Mercier,Dupont,Lambert,Bonnet,François,Martinez,Legrand,Garnier,Faure,Rousseau,Blanc,Guérin,Müller,Henry,Roussel,Nicolas,Perrin,Morin,Mathieu,Clément,Gauthier,Dumont,Lopez,Fontaine,Chevalier,Robin',
  surnameEnds: 'eau et ier in on ard oux elle',
  shapes:
    "16 B T; 8 B; 9 S T; 5 S =et =Fils; 4 =Établissements S B; 6 C B; 5 T S B; 5 B L; 5 =SCI B; 4 S =& S T; 5 T B P; 4 =L'Atelier =de B; 5 T =du B; 4 I T B; 4 P B T; 3 B N T; 3 =Transports S B; 3 B B; 4 =Le C B",
});

export const italian = latin(4, {
  coin: [
    'b br c cr d f fr g gr l m n p pr qu r s sc sp st t tr v z',
    'a e i o u ia io',
    '- lli ni tti ro na sco dei tex ra mar vi ta co leo gra zza',
  ],
  trades:
    'Costruzioni=construction,Immobiliare=real estate,Servizi=services,Impianti=plants,Trasporti=transport,Commerciale=trading,Edilizia=building,Logistica=logistics,Consulenza=consulting,Meccanica=mechanics,Alimentari=foods,Arredamenti=furniture,Elettronica=electronics,Energia=energy,Officine=workshops,Abbigliamento=clothing,Calzature=footwear,Ceramiche=ceramics,Gestioni=management,Investimenti=investments,Autotrasporti=haulage,Viaggi=travel,Ristorazione=catering,Farmacia=pharmacy,Tessuti=textiles,Marmi=marble,Legnami=timber,Vini=wines,Automazione=automation,Informatica=computing,Stampi=moulds,Plastica=plastics,Carni=meat,Idraulica=hydraulics',
  common:
    'Nuova,Antica,La Nuova,Grande,Il Giardino,La Casa,Azienda Agricola,Società Agricola,Gruppo,Studio,Centro,Officina,Bottega,Terra,Borgo',
  surnames:
    'Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Mancini,Costa,Giordano,Rizzo,Lombardi,Moretti,Barbieri,Fontana,Santoro,Mariani,Rinaldi,Caruso,Ferrara,Galli,Martini,Leone,Longo,Gentile,Martinelli,Vitale,Lombardo,Serra,Coppola,De Santis,D’Angelo,Marchetti',
  surnameEnds: 'ini etti elli one ucci ari ani oni',
  shapes:
    '16 B T; 7 B; 8 S T; 5 =F.lli S T; 6 T S B; 6 C B; 5 B L; 4 S =& =Figli; 4 S =& S T; 5 T B; 5 B T P; 4 I T B; 3 B N T; 4 P B T; 3 B =di S; 4 =Officine S B; 3 B B; 3 S =di B S',
});

export const spanish = latin(5, {
  coin: [
    'b br c ch d f g gr gu j l ll m n p pr qu r s t tr v z',
    'a e i o u ia ue',
    '- ña rro lla nes sol mar dor cal ntia dez vera gal tos lar mín',
  ],
  trades:
    'Servicios=services,Construcciones=construction,Inversiones=investments,Inmobiliaria=real estate,Transportes=transport,Gestión=management,Consultores=consultants,Comercial=trading,Distribuciones=distribution,Alimentación=foods,Ingeniería=engineering,Instalaciones=installations,Energía=energy,Promociones=developments,Hostelería=hospitality,Logística=logistics,Informática=computing,Electricidad=electricity,Carpintería=joinery,Automóviles=cars,Maquinaria=machinery,Explotaciones Agrícolas=farming,Asesores=advisers,Viajes=travel,Limpiezas=cleaning,Pinturas=paints,Reformas=renovation,Materiales=materials,Bodegas=wineries,Cárnicas=meats,Textil=textiles,Muebles=furniture,Exportaciones=exports,Seguridad=security',
  common:
    'Nueva,Grupo,La Nueva,El Rincón,Casa,Hermanos,Hijos de,Viuda de,Talleres,Centro,Gran,Real,Unión,Agrícola,Clínica',
  surnames:
    'García,González,Rodríguez,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Martín,Jiménez,Ruiz,Hernández,Díaz,Moreno,Muñoz,Álvarez,Romero,Alonso,Gutiérrez,Navarro,Torres,Domínguez,Vázquez,Ramos,Gil,Ramírez,Serrano,Blanco,Molina,Morales,Suárez,Ortega,Delgado,Castro,Ortiz,Rubio,Marín,Sanz,Núñez',
  surnameEnds: 'ez al ero ano illo ada uz era',
  shapes:
    '16 B T; 7 B; 8 S T; 6 T S B; 6 C S B; 6 C B; 5 B L; 5 S =y S; 4 S =e =Hijos; 5 T B; 5 T B P; 4 I T B; 3 B N T; 4 P B T; 5 =Hermanos S B; 3 B B; 4 S S T',
});

export const polish = latin(6, {
  coin: [
    'b br ch cz d dr g gr k kr l ł m n p pr prz r s st sz t tr w z ż',
    'a e i o u ą y ie',
    '- pol bud ex mex sko win stal mar tex rol trans gaz wit dan ster',
  ],
  trades:
    'Budownictwo=construction,Usługi=services,Handel=trade,Transport,Nieruchomości=real estate,Inwestycje=investments,Doradztwo=consulting,Logistyka=logistics,Meble=furniture,Spedycja=forwarding,Zakłady Mięsne=meat works,Przetwórstwo=processing,Hurtownia=wholesale,Produkcja=production,Energetyka=energy,Instalacje=installations,Maszyny=machines,Oprogramowanie=software,Piekarnia=bakery,Apteka=pharmacy,Deweloper=developer,Ochrona=security,Odzież=clothing,Tworzywa Sztuczne=plastics,Konstrukcje Stalowe=steel structures,Finanse=finance,Projekt=design,Drogi=roads,Ogrody=gardens,Drukarnia=printing',
  common:
    'Nowy,Nowa,Pierwsze,Polska,Polskie,Grupa,Centrum,Dom,Zakład,Biuro,Złoty,Zielona,Śląskie,Małopolskie',
  heads:
    'Przedsiębiorstwo Produkcyjno-Handlowe,Przedsiębiorstwo Handlowo-Usługowe,Zakład Usługowy,Firma Handlowa,Przedsiębiorstwo Wielobranżowe,Grupa Kapitałowa',
  surnames:
    'Nowak,Kowalski,Wiśniewski,Wójcik,Kowalczyk,Kamiński,Lewandowski,Zieliński,Szymański,Woźniak,Dąbrowski,Kozłowski,Jankowski,Mazur,Wojciechowski,Kwiatkowski,Krawczyk,Kaczmarek,Piotrowski,Grabowski,Zając,Pawłowski,Michalski,Król,Wieczorek,Jabłoński,Wróbel,Nowakowski,Majewski,Olszewski',
  surnameEnds: 'ski wski czyk ak icz ek owicz',
  shapes:
    '15 B T; 9 B; 7 S T; 8 H B; 4 H B T; 5 B L; 5 S =i =Synowie; 5 T B; 4 B T P; 5 S =i S T; 5 C B; 4 I T B; 3 B N T; 4 B P; 4 H S B; 3 B B; 4 B =Polska',
});

export const turkish = latin(7, {
  coin: [
    'b c ç d f g h k l m n p r s ş t v y z',
    'a e ı i o ö u ü',
    '- ler can taş sel mak ay gün der kaya lar tek san soy bey men',
  ],
  trades:
    'İnşaat=construction,Sanayi=industry,Ticaret=trade,Gıda=food,Tekstil=textiles,Turizm=tourism,Lojistik=logistics,Otomotiv=automotive,Makina=machinery,Enerji=energy,Danışmanlık=consulting,Nakliyat=transport,Mobilya=furniture,Elektrik=electric,Plastik=plastics,Kimya=chemicals,Tarım=agriculture,Yazılım=software,Madencilik=mining,Ambalaj=packaging,Metal,Medikal=medical,Sigorta=insurance,Reklam=advertising,Emlak=real estate,Mühendislik=engineering,Petrol=petroleum,Mimarlık=architecture,Temizlik=cleaning,Denizcilik=maritime',
  common: 'Yeni,Öz,Büyük,Anadolu,Güney,Kuzey,Doğu,Batı,Altın,Yıldız,Grup,Mavi,Yeşil,Birlik,Has',
  surnames:
    'Yılmaz,Kaya,Demir,Çelik,Şahin,Yıldız,Yıldırım,Öztürk,Aydın,Özdemir,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek,Polat,Korkmaz,Çakır,Erdoğan,Özçelik,Güneş,Bulut,Keskin,Avcı,Işık',
  surnameEnds: 'oğlu er soy taş gil türk',
  shapes:
    '14 B T =ve T; 8 B T T; 9 B T; 5 S T =ve T; 6 B T T =Sanayi =ve =Ticaret; 6 S =Kardeşler T; 5 C B T; 5 B L; 4 B P T; 4 S =Oğulları T; 4 B B T; 3 I T B; 3 S B T',
});

export const portuguese = latin(8, {
  coin: [
    'b br c ch cr d f fl g gr j l lh m n p pr qu r s t tr v z',
    'a e i o u ã ei ou ia',
    '- nha lar mar sul dor vale tec bras nti res cão ro va lux flor min',
  ],
  trades:
    'Comércio=trade,Serviços=services,Construções=construction,Empreendimentos=ventures,Participações=holdings,Transportes=transport,Alimentos=foods,Engenharia=engineering,Consultoria=consulting,Indústria=industry,Confecções=clothing,Distribuidora=distribution,Supermercados=supermarkets,Materiais=materials,Tecnologia=technology,Logística=logistics,Móveis=furniture,Farmácia=pharmacy,Agropecuária=farming,Veículos=vehicles,Autopeças=car parts,Imobiliária=real estate,Restaurante=restaurant,Papelaria=stationery,Informática=computing,Energia=energy,Plásticos=plastics,Calçados=footwear,Importação=imports,Exportação=exports',
  common: 'Nova,Casa,Grupo,São,Santa,Super,Bom,Grande,Central,Oficina,Bela,Real,Rei,Ponto,Mundo',
  surnames:
    'Silva,Santos,Oliveira,Souza,Rodrigues,Ferreira,Alves,Pereira,Lima,Gomes,Costa,Ribeiro,Martins,Carvalho,Almeida,Lopes,Soares,Fernandes,Vieira,Barbosa,Rocha,Dias,Nascimento,Andrade,Moreira,Nunes,Marques,Machado,Mendes,Freitas',
  surnameEnds: 'eira es ão inho ares elo',
  shapes:
    '12 B T; 6 B T =e T; 6 B; 6 S T; 5 =Irmãos S T; 6 T S B; 5 C B T; 6 C S B; 4 S =& =Filhos; 5 S =& S T; 5 B L; 5 T B; 4 B T =do P; 3 I T B; 3 B N T; 5 B T =de T; 4 S S T',
});

export const indian = latin(9, {
  coin: [
    'b bh ch d dh g h j k kh l m n p pr r s sh shr t v y',
    'a i u aa ee o e ai',
    '- ya ni ka lakshmi dev raj shree mani ram tika vati nta sha rth pur van',
  ],
  trades:
    'Enterprises,Traders,Exports,Industries,Technologies,Infotech,Constructions,Textiles,Pharma,Pharmaceuticals,Foods,Agro,Chemicals,Engineering,Infrastructure,Solutions,Services,Consultants,Logistics,Polymers,Jewellers,Motors,Steels,Finance,Realty,Developers,Hospitality,Impex,Overseas,Software Solutions,Biotech,Ceramics,Spinning Mills,Power,Packaging,Electricals,Healthcare,Marketing,Projects,International',
  common:
    'Shree,Sri,New,Om,Jai,Maa,Bharat,Hindustan,National,Royal,Krishna,Ganesh,Balaji,Durga,Universal,Classic,Modern',
  surnames:
    'Patel,Sharma,Gupta,Agarwal,Jain,Shah,Mehta,Reddy,Rao,Kumar,Singh,Verma,Desai,Joshi,Iyer,Nair,Menon,Chopra,Kapoor,Malhotra,Bansal,Goyal,Mittal,Bhatia,Khanna,Sethi,Naidu,Pillai,Das,Mukherjee',
  surnameEnds: 'wala ani kar pati raj dhar',
  shapes:
    '20 B T; 6 C B T; 6 S T; 5 S =Brothers T; 5 B T =and T; 5 S =and =Sons; 6 B L T; 5 I T B; 4 P B T; 4 B N T; 4 B =India; 4 B T P; 4 S B T; 4 B B T',
});
