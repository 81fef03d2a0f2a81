/** Towns and regions beside those among the places, in the same form. */
export const towns = `
@spb petersbourg piter питер
@ekb ekaterinburg yekaterinburg екатеринбург*
@nsk novosibirsk новосибирск*
@kazan казань казанск*
@samara самара самарск*
@ufa уфа уфимск*
@perm пермь пермск*
@omsk омск*
@krasnodar краснодар*
@krasnoyarsk красноярск*
@voronezh воронеж*
@volgograd волгоград*
@rostov ростов*
@chelyabinsk челябинск*
@tyumen тюмень тюменск*
@irkutsk иркутск*
@vladivostok владивосток*
@saratov саратов*
@ural уральск* урал urals
@sibir сибир* siberia siberian sibirien
@volga волжск* поволж* волга
@almaty алматы алмат*
@astana астана
@tashkent ташкент*
@odesa одеса одесса odessa
@kharkiv харків харьков*
@lviv львів львов*
@dnipro дніпро днепр*
@gomel гомель гомельск* homel
@brest брест*
@grodno гродно hrodna
@cologne koln koeln кельн
@stuttgart штутгарт
@dusseldorf duesseldorf дюссельдорф
@leipzig лейпциг
@dresden дрезден
@hanover hannover ганновер
@nuremberg nurnberg nuernberg нюрнберг
@bremen бремен
@basel базель bale
@lausanne
@lyon лион lyonnais*
@marseille марсель
@toulouse тулуза
@bordeaux бордо
@lille лилль
@nantes
@strasbourg страсбург
@rome roma рим romana
@turin torino турин torinese
@naples napoli неаполь napoletana
@florence firenze флоренция
@genoa genova генуя
@bologna болонья
@venice venezia венеция
@verona верона
@palermo палермо
@valencia валенсия
@seville sevilla севилья
@bilbao бильбао
@zaragoza
@malaga малага
@lisbon lisboa лиссабон lissabon
@porto порту
@manchester манчестер
@birmingham бирмингем
@liverpool ливерпуль
@leeds лидс
@bristol бристоль
@glasgow глазго
@edinburgh эдинбург
@scotland scottish шотланд*
@wales welsh уэльс
@krakow cracow краков kraków
@wroclaw breslau вроцлав
@poznan познань
@gdansk danzig гданьск
@lodz лодзь
@katowice катовице
@izmir измир
@bursa бурса
@antalya анталья
@konya
@adana
@thessaloniki θεσσαλονικη salonica салоники
@patras πατρα patra
@heraklion ηρακλειο
@attica αττικη* athina athinas αθηνα αθηνων
@batumi ბათუმი батуми
@kutaisi ქუთაისი
@abudhabi أبوظبي ابوظبي
@sharjah الشارقة шарджа
@fujairah الفجيرة
@ajman عجمان
@jeddah جدة jedda
@dammam الدمام
@gulf الخليج khalij khaleej الخليجية
@arabia arab arabian العربية عربية arabiya arabia
@bangalore bengaluru
@chennai madras
@hyderabad
@kolkata calcutta
@pune
@ahmedabad
@gujarat
@rio
@saopaulo paulo paulista
@losangeles angeles
@houston
@dallas
@texas
@california
@florida
@miami
@changsha 长沙/changsha 長沙/changsha
@wuxi 无锡/wuxi 無錫/wuxi
@yiwu 义乌/yiwu 義烏/yiwu
@kunming 昆明/kunming
@zhengzhou 郑州/zhengzhou 鄭州/zhengzhou
@hefei 合肥/hefei
@fuzhou 福州/fuzhou
@jinan 济南/jinan 濟南/jinan
@shijiazhuang 石家庄/shijiazhuang
@taiyuan 太原/taiyuan
@changchun 长春/changchun
@shenyang 沈阳/shenyang 瀋陽/shenyang
@nanchang 南昌/nanchang
@nanning 南宁/nanning
@guiyang 贵阳/guiyang
@lanzhou 兰州/lanzhou
@haikou 海口/haikou
@zhongshan 中山/zhongshan
@zhuhai 珠海/zhuhai
@huizhou 惠州/huizhou
@jiangmen 江门/jiangmen
@shantou 汕头/shantou
@jiaxing 嘉兴/jiaxing
@shaoxing 绍兴/shaoxing
@jinhua 金华/jinhua
@taizhou 台州/taizhou 泰州/taizhou
@changzhou 常州/changzhou
@nantong 南通/nantong
@xuzhou 徐州/xuzhou
@yangzhou 扬州/yangzhou
@zhenjiang 镇江/zhenjiang
@kunshan 昆山/kunshan
@yantai 烟台/yantai
@weifang 潍坊/weifang
@weihai 威海/weihai
@zibo 淄博/zibo
@linyi 临沂/linyi
@quanzhou 泉州/quanzhou
@luoyang 洛阳/luoyang
@tangshan 唐山/tangshan
@baotou 包头/baotou
@huhehaote 呼和浩特/huhehaote
@urumqi 乌鲁木齐/wulumuqi
@yinchuan 银川/yinchuan
@xining 西宁/xining
@guilin 桂林/guilin
@sanya 三亚/sanya
@jiangxi 江西/jiangxi
@jilin 吉林/jilin
@heilongjiang 黑龙江/heilongjiang
@guizhou 贵州/guizhou
@gansu 甘肃/gansu
@guangxi 广西/guangxi
@neimenggu 内蒙古/neimenggu
@ningxia 宁夏/ningxia
@hainan 海南/hainan
@taipei 台北/taibei/taipei
@kaohsiung 高雄/gaoxiong
@kobe 神戸/shenhu/kobe
@sapporo 札幌/zhahuang/sapporo
@hokkaido 北海道/beihaidao/hokkaido
@fukuoka 福岡/fugang/fukuoka
@hiroshima 広島/guangdao/hiroshima
@sendai 仙台/xiantai/sendai
@chiba 千葉/qianye/chiba
@saitama 埼玉/qiyu/saitama
@shizuoka 静岡/jinggang/shizuoka
@niigata 新潟/xinxi/niigata
@hamamatsu 浜松/bangsong/hamamatsu
@okayama 岡山/gangshan/okayama
@kumamoto 熊本/xiongben/kumamoto
@kyushu 九州/jiuzhou/kyushu
@kansai 関西/guanxi/kansai
@kanto 関東/guandong/kanto
@okinawa 沖縄/chongsheng/okinawa
@nagano 長野/changye/nagano
@yamato 大和/dahe/yamato
@daegu 대구
@incheon 인천
@gwangju 광주
@daejeon 대전
@ulsan 울산
@suwon 수원
@gyeonggi 경기
@jeju 제주
@seoul 서울
@kr 한국 대한민국 korea
`;
