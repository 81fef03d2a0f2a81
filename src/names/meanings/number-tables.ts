/**
 * How languages count to 99, a line each: 1 to 9 | 10 to 19 | 20, 30 … 90 | what stands for T tens and U units | countries
 * whose names have such words. Words of one number that are written with a gap are joined by _; where there are no words for 11 to 19, they are made as the others.
 */
export const counting = `
one two three four five six seven eight nine|ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen|twenty thirty forty fifty sixty seventy eighty ninety|T U
ein zwei drei vier fünf sechs sieben acht neun|zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn|zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig|UundT|DE AT CH LI LU BE
een twee drie vier vijf zes zeven acht negen|tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien|twintig dertig veertig vijftig zestig zeventig tachtig negentig|UenT|NL BE
ett två tre fyra fem sex sju åtta nio|tio elva tolv tretton fjorton femton sexton sjutton arton nitton|tjugo trettio fyrtio femtio sextio sjuttio åttio nittio|TU|SE FI
en to tre fire fem seks sju åtte ni|ti elleve tolv tretten fjorten femten seksten sytten atten nitten|tjue tretti førti femti seksti sytti åtti nitti|TU|NO
en to tre fire fem seks syv otte ni|ti elleve tolv tretten fjorten femten seksten sytten atten nitten|tyve tredive fyrre halvtreds tres halvfjerds firs halvfems|UogT|DK
yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän|kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista|kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä|TU|FI
üks kaks kolm neli viis kuus seitse kaheksa üheksa|kümme üksteist kaksteist kolmteist neliteist viisteist kuusteist seitseteist kaheksateist üheksateist|kakskümmend kolmkümmend nelikümmend viiskümmend kuuskümmend seitsekümmend kaheksakümmend üheksakümmend|T U|EE
viens divi trīs četri pieci seši septiņi astoņi deviņi|desmit vienpadsmit divpadsmit trīspadsmit četrpadsmit piecpadsmit sešpadsmit septiņpadsmit astoņpadsmit deviņpadsmit|divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit|T U|LV
vienas du trys keturi penki šeši septyni aštuoni devyni|dešimt vienuolika dvylika trylika keturiolika penkiolika šešiolika septyniolika aštuoniolika devyniolika|dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt septyniasdešimt aštuoniasdešimt devyniasdešimt|T U|LT
jeden dwa trzy cztery pięć sześć siedem osiem dziewięć|dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście|dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt|T U|PL
jedna dva tři čtyři pět šest sedm osm devět|deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct|dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát|T U|CZ
jedna dva tři čtyři pět šest sedm osm devět||dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát|UaT|CZ
jeden||dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát|T U|CZ
jeden dva tri štyri päť šesť sedem osem deväť|desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť|dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat|TU|SK
egy kettő három négy öt hat hét nyolc kilenc|tíz tizenegy tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc|huszon harminc negyven ötven hatvan hetven nyolcvan kilencven|TU|HU
bir iki üç dört beş altı yedi sekiz dokuz|on|yirmi otuz kırk elli altmış yetmiş seksen doksan|T U|TR CY
bir iki üç dörd beş altı yeddi səkkiz doqquz|on|iyirmi otuz qırx əlli altmış yetmiş səksən doxsan|T U|AZ
bir ikki uch tort besh olti yetti sakkiz toqqiz|on|yigirma ottiz qirq ellik oltmish yetmish sakson toqson|T U|UZ
uno due tre quattro cinque sei sette otto nove|dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove|venti trenta quaranta cinquanta sessanta settanta ottanta novanta|TU|IT CH SM
uno dos tres cuatro cinco seis siete ocho nueve|diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve|veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa|T U|ES MX AR CO CL PE EC UY VE BO PY CR PA GT HN SV NI DO CU
uno dos tres cuatro cinco seis siete ocho nueve||veinti|TU|ES MX AR CO CL PE EC UY VE BO PY CR PA GT HN SV NI DO CU
um dois três quatro cinco seis sete oito nove|dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove|vinte trinta quarenta cinquenta sessenta setenta oitenta noventa|T U|PT BR AO MZ
uma duas três quatro cinco seis sete oito nove|dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove|vinte trinta quarenta cinquenta sessenta setenta oitenta noventa|T U|PT BR AO MZ
un deux trois quatre cinq six sept huit neuf|dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf|vingt trente quarante cinquante soixante septante huitante nonante|T U|FR BE CH LU MC CA
unu doi trei patru cinci șase șapte opt nouă|zece unsprezece doisprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece|douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci|T U|RO MD
один два три четыре пять шесть семь восемь девять|десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать|двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто|T U|RU BY KZ KG UA UZ TJ TM MD
один два три чотири пять шість сім вісім девять|десять одинадцять дванадцять тринадцять чотирнадцять пятнадцять шістнадцять сімнадцять вісімнадцять девятнадцять|двадцять тридцять сорок пятдесят шістдесят сімдесят вісімдесят девяносто|T U|UA
адзін два тры чатыры пяць шэсць сем восем дзевяць|дзесяць адзінаццаць дванаццаць трынаццаць чатырнаццаць пятнаццаць шаснаццаць сямнаццаць васямнаццаць дзевятнаццаць|дваццаць трыццаць сорак пяцьдзесят шэсцьдзясят семдзесят восемдзесят дзевяноста|T U|BY
едно две три четири пет шест седем осем девет|десет единадесет дванадесет тринадесет четиринадесет петнадесет шестнадесет седемнадесет осемнадесет деветнадесет|двадесет тридесет четиридесет петдесет шестдесет седемдесет осемдесет деветдесет|T U|BG
едно две три четири пет шест седем осем девет|десет единайсет дванайсет тринайсет четиринайсет петнайсет шестнайсет седемнайсет осемнайсет деветнайсет|двайсет трийсет четирийсет петдесет шейсет седемдесет осемдесет деветдесет|T U|BG
еден два три четири пет шест седум осум девет|десет единаесет дванаесет тринаесет четиринаесет петнаесет шеснаесет седумнаесет осумнаесет деветнаесет|дваесет триесет четириесет педесет шеесет седумдесет осумдесет деведесет|T U|MK
jedan dva tri četiri pet šest sedam osam devet|deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest|dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset|T U|HR RS BA ME
ena dva tri štiri pet šest sedem osem devet|deset enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst|dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset|UinT|SI
ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα|δέκα έντεκα δώδεκα δεκατρία δεκατέσσερα δεκαπέντε δεκαέξι δεκαεπτά δεκαοκτώ δεκαεννέα|είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα|T U|GR CY
бір екі үш төрт бес алты жеті сегіз тоғыз|он|жиырма отыз қырық елу алпыс жетпіс сексен тоқсан|T U|KZ
бир эки үч төрт беш алты жети сегиз тогуз|он|жыйырма отуз кырк элүү алтымыш жетимиш сексен токсон|T U|KG
մեկ երկու երեք չորս հինգ վեց յոթ ութ ինը|տասը տասնմեկ տասներկու տասներեք տասնչորս տասնհինգ տասնվեց տասնյոթ տասնութ տասնինը|քսան երեսուն քառասուն հիսուն վաթսուն յոթանասուն ութսուն իննսուն|TU|AM
واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة|عشرة أحد_عشر اثنا_عشر ثلاثة_عشر أربعة_عشر خمسة_عشر ستة_عشر سبعة_عشر ثمانية_عشر تسعة_عشر|عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون|U وT|AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TD TN YE
אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע|עשר אחת_עשרה שתים_עשרה שלוש_עשרה ארבע_עשרה חמש_עשרה שש_עשרה שבע_עשרה שמונה_עשרה תשע_עשרה|עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים|T וU|IL
ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა|ათი თერთმეტი თორმეტი ცამეტი თოთხმეტი თხუთმეტი თექვსმეტი ჩვიდმეტი თვრამეტი ცხრამეტი|||GE
satu dua tiga empat lima enam tujuh delapan sembilan|sepuluh sebelas dua_belas tiga_belas empat_belas lima_belas enam_belas tujuh_belas delapan_belas sembilan_belas|dua_puluh tiga_puluh empat_puluh lima_puluh enam_puluh tujuh_puluh delapan_puluh sembilan_puluh|T U|ID
một hai ba bốn lăm sáu bảy tám chín|mười|hai_mươi ba_mươi bốn_mươi năm_mươi sáu_mươi bảy_mươi tám_mươi chín_mươi|T U|VN
mốt hai ba tư lăm sáu bảy tám chín||hai_mươi ba_mươi bốn_mươi năm_mươi sáu_mươi bảy_mươi tám_mươi chín_mươi|T U|VN
일 이 삼 사 오 육 칠 팔 구|십|이십 삼십 사십 오십 육십 칠십 팔십 구십|TU|KR KP
yi er san si wu liu qi ba jiu||ershi sanshi sishi wushi liushi qishi bashi jiushi|TU|CN TW HK MO SG
ichi ni san yon go roku nana hachi kyu|ju|niju sanju yonju goju rokuju nanaju hachiju kyuju|TU|JP
`;

/** Languages that count in twenties: 1 to 9 | 10 to 19 | 20, 40, 60, 80, as they stand before them. */
export const twenties = `
un deux trois quatre cinq six sept huit neuf|dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf|- - soixante_ quatre_vingt_
ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა|ათი თერთმეტი თორმეტი ცამეტი თოთხმეტი თხუთმეტი თექვსმეტი ჩვიდმეტი თვრამეტი ცხრამეტი|ოცდა ორმოცდა სამოცდა ოთხმოცდა
`;

/** What no table gives: second forms, and what is written otherwise when it stands alone; behind short ones their country. */
export const singleNumbers = `
20 veinte|14 patrusprezece|60 șasezeci|90 իննասուն|16 diez_y_seis|17 diez_y_siete|18 diez_y_ocho|20 husz HU|80 octante
20 ოცი GE|40 ორმოცი|60 სამოცი|80 ოთხმოცი|80 quatre_vingts|20 스물|24 스물넷|24 nijushi|27 nijushichi|20 hatachi|50 ellik UZ
`;
