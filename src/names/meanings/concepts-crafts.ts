/** As in the list of trades: crafts, shops and what else small firms do. */
export const crafts = `
planning planung планирован* planlama 企画/qihua/kikaku プランニング 규획
sightseeing 観光/guanguang/kanko 观光/guanguang 관광
commerce-house 商会/shanghui/shokai 商會/shanghui/shokai 商行/shanghang 商社/shangshe/shosha 통상
products-of 物産/wuchan/bussan 物产/wuchan 물산
ironworks 鉄工所/tiegongsuo/tekkosho 鉄工/tiegong/tekko 铁工/tiegong 철공
culture cultural культур* kultur~ cultura culturel* kultura* 文化/wenhua/bunka 문화 ثقافة الثقافية
hardware metalware 五金/wujin скобян* eisenwaren quincaillerie ferreteria ferramenta hirdavat
decoration decor decorating interior interiors декор* интерьер* dekor~ innenausbau decoracion decoration* arredamento dekorasyon wystroj 装饰/zhuangshi 裝飾/zhuangshi/soshoku 装修/zhuangxiu 인테리어 ديكور الديكور
devices device apparatus apparate appareils aparatos apparecchi cihaz* 器械/qixie 器具/qiju/kigu 기기
articles goods ware waren товар* 制品/zhipin 製品/zhipin/seihin 用品/yongpin بضائع
optoelectronics photonics optical optics оптик* optik~ optique* optica* 光电/guangdian 光電/guangdian/koden 光学/guangxue/kogaku 광학 بصريات
newenergy 新能源/xinnengyuan
installation installations montage montazh монтаж* installationen instalaciones instalacion instalacje impianti instalacoes tesisat montaj montaz*
poultry птицефабрик* птахо* geflugel~ volaille* avicola avicolas pollame kanatli drobiu drobiar* 家禽/jiaqin دواجن للدواجن
joinery carpentry menuiserie menuiseries schreinerei schreinereien tischlerei tischlereien carpinteria falegnameria stolarstwo stolarnia stolarka столярн* столярк* marangozluk
plumbing plomberie sanitar~ fontaneria idraulica сантех*
dental dentist dentists dentistry stomatology zahnarzt* zahnmedizin dentaire dentista odontologi* stomatolog* стоматолог* диш dis أسنان الأسنان 口腔/kouqiang 歯科/chike/shika 치과
veterinary veterinar* ветеринар* tierarzt* veterinaire weterynar* بيطرية البيطرية 動物病院/dongwubingyuan
fitness gym фитнес* фітнес* gimnasio palestra フィットネス 피트니스
hairdresser hairdressing парикмахер* перукар* friseursalon friseur frisor coiffure coiffeur peluqueria parrucchier* fryzjerstwo fryzjer kuafor
laundry прачечн* пральн* blanchisserie lavanderie pralnia camasirhane مغسلة
florist flowers цветы цветочн* квіти blumen fleurs fleuriste flores fiori kwiaty cicek زهور الزهور
tailor tailoring ателье пошив schneiderei couture sastreria sartoria krawiectwo terzilik خياطة للخياطة
greenhouse greenhouses теплиц* теплич* gewachshaus* serre invernadero szklarni* sera
nursery kindergarten детскийсад kindergarten creche guarderia asilo przedszkole kres حضانة
translation translations translators перевод* übersetzung* ubersetzungen traduction traducciones traduzioni tlumaczen* tercume ترجمة للترجمة 翻译/fanyi 翻訳/fanyi/honyaku 번역
courier couriers курьер* кур'єр* kurier* mensajeria corriere kargo 快递/kuaidi 택배
taxi taxis такси таксі タクシー 택시 تاكسي 出租汽车/chuzuqiche
events event ивент veranstaltung~ evenement* eventos eventi etkinlik イベント 이벤트 فعاليات
photo photography photographer фото фотограф* fotograf* photographie fotografia تصوير 写真/xiezhen/shashin 摄影/sheying 사진
architects architecture architectural архитект* архітект* architekt* architecte architectes arquitectos arquitectura architettura mimarlik معماري عمارة 设计院/shejiyuan 建築設計/jianzhusheji 건축
surveying geodesy геодез* vermessung~ topographie topografia geodezj* harita مساحة 测绘/cehui 測量/celiang/sokuryo 측량
geology geological geo геолог* geologie geologia jeoloji جيولوجيا 地质/dizhi 지질
laboratory laboratories lab labs лаборатор* labor laboratoire laboratoires laboratorio laboratori laboratorium مختبر مختبرات للمختبرات 实验室/shiyanshi ラボ 연구소
honey мед пасека пасіка bienen~ apiculture apicola arilik عسل العسل
tea чай чайн* tee the herbata cay شاي الشاي 茶业/chaye 茶叶/chaye 製茶/zhicha/seicha
coffee кофе кава kaffee cafe caffe kawa kahve قهوة القهوة 咖啡/kafei コーヒー 커피
tobacco табак* тютюн* tabak tabac tabaco tabacco tyton tutun تبغ 烟草/yancao タバコ 담배
salt соль сіль salz sel sal tuz ملح 盐业/yanye
oilmill маслозавод* жиркомбинат* olmuhle huilerie almazara oleificio olejarnia
mill mills flourmill мельниц* млин* muhle muhlen moulin moulins molino mulino mlyn degirmen مطحنة مطاحن 面粉/mianfen 製粉/zhifen/seifun 제분
livestock скотовод* животновод* тваринни* viehzucht elevage ganaderia allevamento hodowla hayvancilik مواشي للمواشي 畜牧/xumu 畜産/chuchan/chikusan 축산
sawmill sawmills лесопил* лісопил* sagewerk~ scierie aserradero segheria tartak kereste منشرة 製材/zhicai/seizai 제재소
quarry quarries карьер* кар'єр* steinbruch~ carriere cantera cava kamieniolom* tasocagi كسارة كسارات 采石/caishi 砕石/suishi/saiseki
stone marble granite камень гранит* мрамор* naturstein marbre granit marmol granito marmo kamien mermer رخام للرخام 石材/shicai/sekizai 大理石/dalishi
concrete beton бетон* жби stahlbeton hormigon calcestruzzo خرسانة للخرسانة 混凝土/hunningtu コンクリート 레미콘 콘크리트
brick bricks кирпич* цегл* ziegel~ brique ladrillo mattoni cegl* tugla طابوق 砖/zhuan
roofing roofs кровл* покрівл* dachdeckerei bedachung~ toiture couverture tejados coperture dach* cati سقوف
heating ventilation hvac отоплен* опален* вентиляц* heizung~ heizungsbau chauffage calefaccion riscaldamento ogrzewanie isitma تكييف للتكييف 暖通/nuantong 空調/kongtiao/kucho 空调/kongtiao 냉난방 haustechnik gebaudetechnik climatizacion termoidraulica sanitartechnik
elevator elevators lift lifts лифт* ліфт* aufzug~ ascenseur ascenseurs ascensores ascensori asansor* winda مصاعد للمصاعد 电梯/dianti エレベーター 엘리베이터
crane cranes кран краны kran krane grue grues grua gru dzwig* vinc رافعات 起重/qizhong クレーン 크레인
welding сварк* сварочн* зварюв* schweiss~ soudure soldadura saldatura spawaln* kaynak لحام 焊接/hanjie 溶接/rongjie/yosetsu 용접
painting painters покраск* малярн* malerei malergeschaft malerbetrieb peinture pintura verniciatura malarsk* boya دهانات للدهانات 涂料/tuliao 塗装/tuzhuang/toso 도장
packaging packing pack упаков* пакув* verpackung~ emballage emballages embalajes imballaggi opakowan* ambalaj تغليف للتغليف 包装/baozhuang/hoso パッケージ 포장 패키지
warehouse warehousing storage склад складск* lager lagerhaus~ lagerung entrepot entreposage almacen almacenes magazzino magazzini magazyn* depo depoculuk مستودعات للتخزين 仓储/cangchu 倉庫/cangku/soko 창고
exhibition exhibitions expo выставк* виставк* messe messebau salon exposition exposicion fiera targi fuar معارض للمعارض 会展/huizhan 展览/zhanlan 展示/zhanshi/tenji 전시
drivingschool fahrschule автошкол* autoescuela autoscuola 驾校/jiaxiao 自動車学校/zidongchexuexiao
tires tyres tire tyre шин* reifen~ pneu pneus pneumatici neumaticos opony lastik إطارات للإطارات 轮胎/luntai タイヤ 타이어
bicycle bicycles bike bikes велосипед* fahrrad~ velo velos bicicletas biciclette rowery bisiklet دراجات 自行车/zixingche 自転車/zizhuanche/jitensha 자전거
carwash автомойк* автомийк* autowasche lavage autolavaggio myjnia
crypto blockchain блокчейн* крипто* ブロックチェーン 블록체인
ecommerce internet-shop интернетмагазин* onlinehandel 电子商务/dianzishangwu 이커머스
outsourcing аутсорс* acente تعهيد 外包/waibao アウトソーシング 아웃소싱
factoring факторинг فكترة 保理/baoli ファクタリング
appraisal valuation valuers оценк* оцінк* bewertung~ expertise tasacion* valutazion* wycen* degerleme تقييم 评估/pinggu 鑑定/jianding/kantei 감정평가
notary notaire notar нотариус* notaio notariusz noter
broker brokers brokerage брокер* makler courtier courtage corredores corredora intermediazion* posrednictwo aracilik وساطة 经纪/jingji 仲介/zhongjie/chukai 중개
organization organisation organizations организац* організац* organisatie organizacion organizzazione organizacja organizasyon منظمة المنظمة
charity charities charitable humanitarian welfare relief благотворит* благодійн* wohltatig~ hilfswerk humanitaire caritatif* caritativ* benefica benefico dobroczynn* hayir خيرية الخيرية خيري 慈善/cishan 福祉/fuzhi/fukushi
institute institutes институт* інститут* institut instituts instituto istituto instytut enstitusu معهد المعهد 研究院/yanjiuyuan 学院/xueyuan/gakuin 연구원
maintenance repair repairs renovation renovations rehabilitation entretien mantenimiento manutenzione wartung instandhaltung ремонт ремонтн* remont remonty konserwacj* reformas ristrutturazioni tadilat bakim صيانة للصيانة 维修/weixiu 修理/xiuli/shuri リフォーム
demolition abbruch abbrucharbeiten снос demolicion demolizioni rozbiork* yikim
analytics analysis analyse аналитик* analiz* analisi analisis 分析/fenxi/bunseki
fintech финтех フィンテック 핀테크
`;
