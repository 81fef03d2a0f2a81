import { vocabulary } from './vocabulary.ts';

export const swahili = vocabulary({
  lang: 'sw',
  roots: `Nyota ya Kaskazini, Mto Fedha, Tai Mweupe, Bonde Kijani, Daraja la Mawe, Alfajiri, Wimbi la Bluu, Mbuyu, Simba Mkubwa,
    Kilele, Jua Kali Mpya, Pwani Yetu, Chui, Twiga, Upepo Mzuri, Matumaini`,
  surnames: `Mwakyusa, Kamau, Odhiambo, Wanjiru, Nyerembe, Mushi, Kiprotich, Achieng`,
  activities: `Traders, Ujenzi, Vyakula, Samani, Nguo, Nishati, Usafirishaji, Mitambo, Kemikali, Elektroniki, Teknolojia, Kilimo,
    Vyuma, Mbao, Afya`,
  streets: `Uhuru Street, Bandari Road, Soko Street, Kenyatta Avenue, Shule Road`,
  address: '{n} {street}, {city} {zip}',
  patterns: 'R A, R A, S A, S & T, R A C',
});

export const amharic = vocabulary({
  lang: 'am',
  roots: `ሰሜን ኮከብ|Semen Kokeb, ብር ወንዝ|Bir Wenz, ነጭ ንስር|Nech Nisir, አዲስ ጎህ|Addis Goh, ሰማያዊ ማዕበል|Semayawi Maebel,
    ወርቅ እሸት|Werk Eshet, አረንጓዴ ሸለቆ|Arengwade Sheleko, ድንጋይ ድልድይ|Dingay Dildiy, አንበሳ ተራራ|Anbesa Terara, ዋርካ|Warka`,
  activities: `ንግድ|Nigid, ግንባታ|Ginbata, ምግብ|Migib, ቤት ዕቃ|Bet Eqa, ጨርቃጨርቅ|Cherkacherk, ኃይል|Hayil, ሎጂስቲክስ|Logistics`,
  streets: `ቦሌ መንገድ|Bole Road, ገበያ መንገድ|Gebeya Road, ትምህርት ቤት መንገድ|Timihirt Bet Road`,
  address: '{street} {n}, {city} {zip}',
  patterns: 'R A, R A, R A C',
});

export const africanEnglish = vocabulary({
  lang: 'en',
  roots: `Baobab, Savanna Star, Golden Stool, Blue Crane, Acacia, Harmattan, Marula, Silver Oryx, Kudu Ridge, Sahel Gate, Palm Kernel,
    Great Rift, Weaverbird, Umoja, Ubuntu Hill, Cocoa Coast, Kola, Iroko, Sunbird, Mahogany Bay`,
  surnames: `Adeyemi, Okonkwo, Mensah, Boateng, Dlamini, Mokoena, Ndlovu, Banda, Chikwanda, Kamara, Conteh, Mutasa`,
  activities: `Trading, Construction, Foods, Furniture, Textiles, Energy, Logistics, Engineering, Chemicals, Electronics, Technology,
    Farms, Metals, Timber, Medical, Consulting, Packaging, Printing, Glass, Haulage`,
  streets: `Independence Avenue, Harbour Road, Market Street, Station Road, Church Road, Airport Road`,
  address: '{n} {street}, {city} {zip}',
  patterns: 'R A, R A, R A, S A, S & T, R A C',
});

export const africanFrench = vocabulary({
  lang: 'fr',
  roots: `Baobab Vert, Étoile du Sahel, Lion d'Or, Grand Fleuve, Harmattan, Karité, Soleil Levant, Fromager, Belle Lagune, Pirogue,
    Teranga Nord, Caïlcédrat, Calao, Savane, Cauris, Néré, Palmeraie, Fleuve Bleu`,
  surnames: `Diallo, Traoré, Koné, Ouédraogo, Ndiaye, Mbemba, Sawadogo, Bamba, Tchoumi, Rakotomalala`,
  activities: `Commerce, Bâtiment, Agroalimentaire, Meubles, Textile, Énergie, Transit, Mécanique, Chimie, Électronique, Technologies,
    Agricole, Métal, Bois, Médical, Conseil, Emballage, Imprimerie, Verre, Transport`,
  streets: `avenue de l'Indépendance, rue du Port, boulevard de la République, rue du Marché, avenue de la Gare`,
  address: '{n} {street}, {zip} {city}',
  patterns: 'R A, R A, A R, S A, S et Frères, R A C',
});
