/**
 * Towns that are called otherwise abroad than their letters read; a line a town. A company there is known by any of them.
 */
export const townNames = `
москва moscow moskva moskau moskou mosca moscou
санкт-петербург saint-petersburg st-petersburg petersburg петербург спб spb санктпетербург
нижний-новгород nizhny-novgorod nizhni-novgorod
екатеринбург ekaterinburg yekaterinburg
київ киев kyiv kiev kiew
харків харьков kharkiv kharkov
одеса одесса odesa odessa
львів львов lviv lvov lemberg lwow
дніпро днепр dnipro dnepr
минск мінск minsk
астана astana нур-султан
алматы алма-ата almaty
ташкент toshkent tashkent
кишинёв кишинев chisinau
тбилиси თბილისი tbilisi
ереван երևան yerevan erevan
баку baku bakı
wien vienna вена vienne bécs vídeň viedeň
zürich zurich цюрих zuerich
genève geneva genf женева ginevra
basel bâle базель basle
bern berne берн
münchen munich мюнхен muenchen monaco-di-baviera mnichov
köln cologne кёльн кельн koeln colonia
nürnberg nuremberg нюрнберг nuernberg norimberga
hannover hanover ганновер
düsseldorf дюссельдорф duesseldorf
frankfurt франкфурт francoforte francfort
hamburg гамбург hambourg
berlin берлин berlino
leipzig лейпциг
stuttgart штутгарт
bruxelles brussel brussels brüssel брюссель bruselas
antwerpen anvers antwerp антверпен
gent gand ghent
liège luik lüttich
amsterdam амстердам
rotterdam роттердам
den-haag the-hague гаага s-gravenhage
luxembourg luxemburg люксембург
paris париж parigi parijs
lyon lyons лион lione
marseille marseilles марсель marsiglia
nice ницца nizza
strasbourg straßburg страсбург
london лондон londres londra londen
edinburgh эдинбург
dublin дублин baile-átha-cliath
cardiff caerdydd
roma rome рим rom
milano milan милан mailand
torino turin турин
napoli naples неаполь neapel
firenze florence флоренция florenz
venezia venice венеция venedig
genova genoa генуя genua gênes
bologna болонья
padova padua падуя
livorno leghorn
madrid мадрид
barcelona барселона
sevilla seville севилья
zaragoza saragossa
a-coruña la-coruña corunna
donostia san-sebastián
vitoria-gasteiz vitoria
lisboa lisbon лиссабон lissabon lisbonne
porto oporto порту
københavn copenhagen kopenhagen копенгаген köbenhavn copenhague
århus aarhus орхус
göteborg gothenburg гётеборг гетеборг
malmö malmo мальмё мальме
stockholm стокгольм
oslo осло
helsinki helsingfors хельсинки
turku åbo турку
tampere tammerfors тампере
tallinn таллин таллинн reval
tartu тарту dorpat
riga rīga рига ryga
vilnius вильнюс wilna wilno
kaunas каунас kowno
warszawa warsaw warschau варшава varsovie varsavia
kraków cracow krakau краков cracovia
gdańsk danzig гданьск
wrocław breslau вроцлав
poznań posen познань
łódź lodz лодзь
szczecin stettin щецин
praha prague prag прага praga
brno brünn брно
plzeň pilsen пльзень
ostrava острава
bratislava pressburg братислава pozsony
košice kaschau кошице kassa
budapest будапешт
bucurești bucharest bukarest бухарест bucarest
iași jassy яссы
cluj-napoca cluj klausenburg
timișoara temeswar
sofia софия sofiya
plovdiv пловдив
beograd београд belgrade belgrad белград
zagreb загреб agram
ljubljana laibach любляна
rijeka fiume
sarajevo сараево сарајево
skopje скопје скопье
αθήνα athens athina афины athen αθηνών
θεσσαλονίκη thessaloniki saloniki салоники
πειραιάς piraeus пирей πειραιώς
λευκωσία nicosia никосия lefkosia
istanbul i̇stanbul стамбул konstantinopel
ankara анкара
izmir i̇zmir измир smyrna
ירושלים jerusalem иерусалим
תל-אביב tel-aviv тель-авив תל-אביב-יפו tel-aviv-yafo
חיפה haifa хайфа
دبي dubai дубай
أبوظبي أبو-ظبي abu-dhabi абу-даби
الشارقة sharjah шарджа
الرياض riyadh эр-рияд
جدة jeddah jiddah
القاهرة cairo каир kairo
بيروت beirut бейрут
بغداد baghdad багдад
تهران tehran teheran тегеран
北京 beijing peking pekin пекин
上海 shanghai шанхай
广州 廣州 guangzhou canton kanton гуанчжоу
深圳 shenzhen шэньчжэнь
天津 tianjin тяньцзинь
重庆 重慶 chongqing чунцин
香港 hong-kong hongkong гонконг
台北 臺北 taipei тайбэй
東京 东京 tokyo tokio токио
大阪 osaka осака
京都 kyoto киото
横浜 yokohama иокогама
名古屋 nagoya нагоя
서울 seoul сеул
부산 busan pusan пусан
인천 incheon инчхон
กรุงเทพ กรุงเทพมหานคร กรุงเทพฯ bangkok бангкок
hà-nội hanoi ханой
hồ-chí-minh ho-chi-minh-city saigon хошимин
mumbai bombay мумбаи
kolkata calcutta
chennai madras
bengaluru bangalore
delhi new-delhi дели
são-paulo sao-paulo сан-паулу
rio-de-janeiro рио-де-жанейро
ciudad-de-méxico mexico-city мехико méxico-df cdmx
new-york нью-йорк nueva-york
`;
