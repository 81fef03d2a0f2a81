/** Names of countries and of towns that firms put into theirs; a line a place, its key first. They tell sisters apart, and name nobody.
 * Behind a dash stand names that only need their Japanese reading. */
export const places = `
@ru russia russian rus rossiya россия росси* российск* rossijsk* russland russie rusia русь рус 俄罗斯/eluosi/roshia روسيا
@ua ukraine україн* украин* ukraina ukrainian
@by belarus беларус* білорус* bel белорус* belorus*
@kz kazakhstan казахстан* қазақстан kazakh kasachstan
@uz uzbekistan узбекистан* ozbekiston usbekistan
@de germany deutschland deutsche deutsch german germania alemania allemagne герман* немецк* almanya niemcy niemiec* 德国/deguo
@at austria osterreich* autriche австри* avusturya
@ch switzerland schweiz* suisse svizzera suiza швейцар* swiss isvicre 瑞士/ruishi
@fr france francais* francia frankreich* франц* fransa french 法国/faguo
@it italy italia italiana italian italien* итал* italya 意大利/yidali
@es spain espana espanola spanien* espagne испан* iberica ispanya
@pt portugal portuguesa португал*
@gb uk britain british england angliya великобритан* grossbritannien london лондон londra 英国/yingguo
@ie ireland irland* irish ирланд* dublin
@nl netherlands nederland* niederland* holland голланд* нидерланд* dutch amsterdam rotterdam
@be belgium belgie belgique belgien* бельг*
@lu luxembourg luxemburg люксембург*
@dk denmark danmark danemark дания датск*
@se sweden sverige schweden svenska швеци* шведск* stockholm
@no norway norge norwegen норвег* norsk norske
@fi finland suomi suomen finnland финлянд* finnish helsinki
@pl poland polska polski* polen польш* польск* warszaw* warsaw варшав*
@cz czech cesk* tschechi* чех* praha prague прага
@sk slovakia slovensk* slowak* словак* bratislava
@hu hungary magyar* ungarn венгр* hungaria budapest
@ro romania romanesc* rumanien румын* bucuresti
@bg bulgaria българ* bulgar* болгар* sofia софия
@rs serbia srbija србиj* srpsk* сербск* beograd
@gr greece hellas hellenic griechen* ελλας ελληνικ* грец* athens
@tr turkey turkiye turk turkei турц* турецк* istanbul стамбул ankara
@il israel израил* ישראל
@ae uae emirates эмират* dubai дубай دبي الامارات الإمارات
@sa saudi saudia ksa саудов* السعودية riyadh الرياض
@qa qatar قطر катар doha
@eg egypt مصر المصرية египет* cairo misr
@ir iran iranian иран* ایران irani
@iq iraq iraqi العراق ирак baghdad
@in india indian indien индия индийск* bharat mumbai delhi 印度/yindu
@pk pakistan пакистан* karachi
@cn china chinese chine kina китай* китайск* 中华/zhonghua 中國/zhongguo/chugoku 中国/zhongguo/chugoku 中华人民共和国/zhonghuarenmingongheguo
@hk hongkong hong-kong гонконг* 香港/xianggang/honkon
@tw taiwan тайвань* 台湾/taiwan 臺灣/taiwan
@jp japan japanese nippon nihon япон* 日本/riben/nippon ジャパン
@kr korea korean корея корейск* 한국 대한 코리아
@vn vietnam вьетнам* viet
@sg singapore сингапур* 新加坡/xinjiapo シンガポール
@my malaysia малайз* kuala
@id indonesia индонез* jakarta
@th thailand тайланд* thai
@ph philippines philippine филиппин*
@au australia австрал* australian sydney melbourne
@us usa america american americas америк* американ* 美国/meiguo アメリカ 아메리카
@ca canada canadian канад* toronto
@mx mexico mexicana mexikan* мексик*
@br brasil brazil brasileira бразил* brasilien
@ar argentina аргентин*
@cl chile чили
@co colombia колумбия
@za southafrica южноафрик*
@eu europe europa europ евро европ* eurasia
@asia азия asien asiatic азиат* 亚洲/yazhou アジア 아시아
@africa afrique afrika африк* african
@ge georgia грузи* საქართველოს tbilisi тбилиси
@am armenia армен* армян* yerevan ереван
@az azerbaijan азербайдж* azerbaycan baku баку
@lv latvia latvij* латв* riga рига
@lt lithuania lietuv* литв* vilnius
@ee estonia eesti эстон* tallinn
@md moldova молдов* молдав*
@moscow москва moskva москов* moskau moskov* mos
@spb petersburg петербург* sankt
@minsk минск*
@kyiv kiev киев київ*
@berlin берлин
@hamburg гамбург
@munich munchen мюнхен muenchen
@frankfurt франкфурт
@vienna wien вена
@zurich цюрих zuerich
@geneva geneve genf женева
@paris париж
@milan milano милан
@madrid мадрид
@barcelona барселона
@newyork york
@chicago
@boston
@cleveland
@beijing 北京/beijing/pekin peking пекин
@shanghai 上海/shanghai/shanhai шанхай
@guangzhou 广州/guangzhou 廣州/guangzhou гуанчжоу
@shenzhen 深圳/shenzhen шэньчжэнь
@chongqing 重庆/chongqing 重慶/chongqing
@tianjin 天津/tianjin
@nanjing 南京/nanjing
@hangzhou 杭州/hangzhou
@suzhou 苏州/suzhou 蘇州/suzhou
@wuhan 武汉/wuhan 武漢/wuhan
@chengdu 成都/chengdu
@qingdao 青岛/qingdao 青島/qingdao
@dalian 大连/dalian 大連/dalian
@ningbo 宁波/ningbo 寧波/ningbo
@xiamen 厦门/xiamen 廈門/xiamen 厦門/xiamen
@xian 西安/xian
@dongguan 东莞/dongguan 東莞/dongguan
@foshan 佛山/foshan
@wenzhou 温州/wenzhou
@zhejiang 浙江/zhejiang
@jiangsu 江苏/jiangsu 江蘇/jiangsu
@guangdong 广东/guangdong 廣東/guangdong
@shandong 山东/shandong 山東/shandong
@fujian 福建/fujian
@sichuan 四川/sichuan
@hebei 河北/hebei
@henan 河南/henan
@hubei 湖北/hubei
@hunan 湖南/hunan
@anhui 安徽/anhui
@liaoning 辽宁/liaoning 遼寧/liaoning
@shanxi 山西/shanxi
@shaanxi 陕西/shaanxi
@yunnan 云南/yunnan
@xinjiang 新疆/xinjiang
@harbin 哈尔滨/haerbin
@tokyo 東京/dongjing/tokyo
@osaka 大阪/daban/osaka
@kyoto 京都/jingdu/kyoto
@nagoya 名古屋/mingguwu/nagoya
@yokohama 横浜/hengbang/yokohama
@seoul 서울
@busan 부산 pusan
- 豊田/fengtian/toyota
- 三菱/sanling/mitsubishi
- 住友/zhuyou/sumitomo
- 三井/sanjing/mitsui
- 日立/rili/hitachi
- 東芝/dongzhi/toshiba
- 本田/bentian/honda
- 日産/richan/nissan
- 川崎/chuanqi/kawasaki
- 松下/songxia/matsushita
- 鈴木/lingmu/suzuki
- 山葉/shanye/yamaha
`;
