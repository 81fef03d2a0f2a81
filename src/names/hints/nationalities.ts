/** What people of a country are called, as registers write a nationality: code, then its words, small and without accents. */
const lines = `
AE emirati
AL albanian
AM armenian армянин армянка
AR argentine argentinian
AT austrian osterreichisch austriaca австриец
AU australian
AZ azerbaijani
BA bosnian
BD bangladeshi
BE belgian belge бельгиец
BG bulgarian болгарин
BR brazilian brasileira brasileiro
BY belarusian belarussian белорус белоруска
CA canadian canadien канадец
CH swiss schweizerisch suisse швейцарец
CL chilean
CN chinese китаец китаянка
CO colombian
CY cypriot киприот
CZ czech чех чешка
DE german deutsch allemand allemande немец немка
DK danish dane датчанин
EE estonian эстонец
EG egyptian
ES spanish spaniard espanola espanol испанец
FI finnish finn финн
FR french francaise francais француз француженка
GB british english scottish welsh britannique британец
GE georgian грузин
GR greek грек
HK hongkonger
HR croatian хорват
HU hungarian венгр
ID indonesian
IE irish ирландец
IL israeli израильтянин
IN indian индиец
IR iranian
IS icelandic
IT italian italiana italiano итальянец итальянка
JP japanese японец
KR korean
KZ kazakh kazakhstani казах
LI liechtensteiner
LT lithuanian литовец
LU luxembourger luxembourgish
LV latvian латыш
MA moroccan
MC monegasque
MD moldovan молдаванин
ME montenegrin
MK macedonian
MT maltese
MX mexican
MY malaysian
NG nigerian
NL dutch niederlandisch нидерландец голландец
NO norwegian норвежец
NZ zealander newzealander
PH filipino
PK pakistani
PL polish pole поляк полька
PT portuguese portuguesa
RO romanian румын
RS serbian серб
RU russian россиянин россиянка русский
SA saudi
SE swedish swede швед
SG singaporean
SI slovenian slovene словенец
SK slovak словак
TH thai
TR turkish турок
TW taiwanese
UA ukrainian украинец украинка
US american usamerican американец
UZ uzbek узбек
VN vietnamese
ZA southafrican`;

/** Alpha-2 by the word for somebody from there. */
export const countryOfNationality: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...words] = line.split(' ');
      return words.map((word): [string, string] => [word, code]);
    }),
);
