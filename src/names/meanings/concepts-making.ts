/** As in the list of trades: what firms make, dig, build and run. */
export const makers = `
technology technologies tech techno technolog* технолог* tecnolog* teknoloj* technologi* technik~ техник* technique technical tekniikka техно 科技/keji 技术/jishu 技術/jishu/gijutsu テクノロジー テクノロジーズ テック 테크놀로지 기술 테크 تكنولوجيا تقنية التقنية للتكنولوجيا технолоджис технолоджи текнолоджи فناوری тех تك тек
information info informatik~ информац* інформац* informatique informatica bilisim bilgi 信息/xinxi 資訊/zixun/joho 情報/qingbao/joho 정보 معلومات المعلومات it ит айти
software programm* програм* софт logiciel logiciels programas yazilim oprogramowan* 软件/ruanjian 軟件/ruanjian 軟體/ruanti ソフト ソフトウェア 소프트웨어 소프트 برمجيات soft
computer computers компьютер* комп'ютер* edv ordinateur bilgisayar komputer* 计算机/jisuanji 電腦/diannao 电脑/diannao コンピュータ コンピューター 컴퓨터 كمبيوتر حاسوب computing
internet network networks netz netzwerk~ сеть сети мереж* reseau redes rete rede siec* 网络/wangluo 網絡/wangluo 網路/wanglu 互联网/hulianwang ネットワーク ネット 네트워크 شبكات online digital digitale цифров* digitales 数字/shuzi デジタル 数码/shuma 디지털 رقمية диджитал діджитал
data daten donnees datos dati dados данные veri 数据/shuju 數據/shuju データ 데이터 بيانات
telecom telecommunication telecommunications telekom~ телеком* telekommunik* telecomunicaz* telecomunicaciones telecoms communications communication comm comms связь связи связ* звяз* зв'язок iletisim 通信/tongxin/tsushin 电信/dianxin 電信/dianxin 通讯/tongxun コミュニケーションズ 통신 텔레콤 اتصالات للاتصالات الاتصالات
electronics electronic elektronik~ электрон* електрон* elektron* electronique* electronica elettronica elektroniczn* 电子/dianzi 電子/dianzi/denshi エレクトロニクス 전자 일렉트로닉스 الكترونيات إلكترونيات الكترونية الكترونيات للالكترونيات electroniyat
electric electrical electro elektro~ электр* електр* electrique* electrica electrico elettric* elektrik elektrotechn* 电气/dianqi 電氣/dianqi 電気/dianqi/denki 電機/dianji/denki 电器/dianqi 电力设备/dianlishebei エレクトリック 전기 كهرباء كهربائية
energy energies energ* энерг* енерг* energie~ energia enerji energet* 能源/nengyuan エネルギー エナジー 에너지 طاقة للطاقة الطاقة انرژی
power kraftwerke kraftwerk~ электростанц* elec puissance potencia guc moc 电力/dianli 電力/dianli/denryoku パワー 파워 전력 пауэр павер
solar sonnen~ солнечн* solaire гелио* gunes 太阳能/taiyangneng 光伏/guangfu ソーラー 태양광 شمسية photovoltaic pv
wind windkraft~ windpark~ ветро* eolien* eolica ruzgar 风电/fengdian 風力/fengli/furyoku
oil oils нефт* нафт* neft* petroleum petrole petrol* petroleo petrolio ol olie erdol~ mineralol~ ropa naftow* 石油/shiyou/sekiyu 油田/youtian オイル 석유 오일 نفط النفط للنفط بترول للبترول نفت топливо топливн* fuel fuels carburants дизель
gas газ gaz газов* газо erdgas gase gaze gaas 燃气/ranqi 天然气/tianranqi ガス 가스 غاز الغاز للغاز گاز
petrochemical petrochemicals petrochem* нефтехим* petrochim* petroquim* petrokimya 石化/shihua 石油化工/shiyouhuagong 석유화학 بتروكيماويات پتروشیمی
coal уголь уголь* угол* вугіл* kohle~ charbon carbon carbone carvao komur wegl* 煤炭/meitan 煤业/meiye 석탄 فحم
mining mines mine добыва* горнодоб* горно* шахт* bergbau bergwerk* miniere minera mineracao mineraria maden* gornicz* 矿业/kuangye 礦業/kuangye 鉱業/kuangye/kogyo マイニング 광업 تعدين للتعدين معادن drilling бурение буров* offshore bohr~
metal metals металл* метал* metall~ metallurg* metalurg* metaux metales metalli metais metalurji* 金属/jinshu/kinzoku 金屬/jinshu 冶金/yejin メタル 금속 메탈 معدنية металлоконструкции
steel steels сталь стал* stahl~ acier aciers acero aceros acciai acciaio aco celik stal stalow* ocel 钢铁/gangtie 鋼鐵/gangtie 鉄鋼/tiegang/tekko 製鉄/zhitie/seitetsu 製鋼/zhigang/seiko スチール 철강 제철 스틸 حديد للحديد صلب فولاد
aluminium aluminum алюмин* алюмін* alu aluminio alluminio 铝业/lvye 鋁業/lvye アルミニウム アルミ 알루미늄 المنيوم
copper медь медн* kupfer~ cuivre cobre rame bakir miedz 铜业/tongye 동제련 نحاس
gold золот* oro ouro altin zloto 黄金/huangjin ゴールド 골드 ذهب للذهب dhahab thahab
construction constructions constr const construct строит* строй строи* stroy* будів* будіве* буд bau bauunternehm* baugesellschaft* hochbau tiefbau construccion* construcciones constructora costruzion* construcao construcoes construtora insaat yapi budow* budownictwo stavb* stavebn* epit* bouw bouwbedrijf bygg bygge bygnings rakennus* 建设/jianshe 建設/jianshe/kensetsu 建筑/jianzhu 建築/jianzhu/kenchiku 建工/jiangong 工程建设/gongchengjianshe 建材工程/jiancaigongcheng 건설 انشاءات بناء للبناء مقاولات للمقاولات building buildings builders builder contractors contracting bina contractor подряд* підряд* 工务店/gongwudian 工務店/gongwudian/komuten المقاولات muqawalat moqawalat mukawalat batiment batiments travaux terrassement obras edile edilizia wohnbau trockenbau charpente maconnerie scaffolding
engineering eng engr engrs engineers engineer ingenier* инжинир* інжинір* инженер* ingenieur* ingegner* engenhar* muhendislik inzynier* mernok* 工程/gongcheng/kotei エンジニアリング 엔지니어링 엔지니어 هندسة الهندسية للهندسة هندسية مهندسی
machinery machines machine maschinen~ maschinenbau* машин* машинострои* машинобуд* mechanik mechanic mechanics mechanical mecanique* maquinaria macchine maquinas makina makine maszyn* stroj* gepgyart* 机械/jixie 機械/jixie/kikai 重工/zhonggong/juko 重工业/zhonggongye 重工業/zhonggongye/jukogyo マシナリー 기계 중공업 머시너리 آلات ميكانيكية ماشین
equipment equip equipments оборудован* обладнан* ausrustung~ anlagen anlagenbau equipement* equipos equipamentos attrezzature ekipman* urzadzen* 设备/shebei 設備/shebei/setsubi 装备/zhuangbei 器材/qicai 설비 장비 معدات للمعدات muaddat
tool tools werkzeug~ werkzeugbau инструмент* outillage herramientas utensili narzedzi* 工具/gongju/kogu ツール 공구 ادوات
manufacturing mfg manuf manufacture manufacturer manufacturers manufacturas производ* производств* вироб* виробн* fertigung~ fabrikation hersteller* fabrication manifattura* fabricacao imalat uretim produkcj* wytworn* gyarto* 制造/zhizao 製造/zhizao/seizo 生产/shengchan 生産/shengchan/seisan 製作所/zhizuosuo/seisakusho 제조 제작 تصنيع للتصنيع صناع maker works
factory factories plant завод* фабрик* fabrik werk werke usine fabrica fabbrica fabrika fabryka tovarna zaklad* 厂/chang 工厂/gongchang 工場/gongchang/kojo 制造厂/zhizaochang 공장 مصنع مصانع kombinat комбинат*
production productions prod produktion produktions~ produccion produzione producao продукц* prodakshn продакшн produkt~ product products produits productos prodotti produtos продукт* 产品/chanpin 제품 انتاج منتجات
auto automobile automobiles automotive automotor автомоб* авто avto* kraftfahrzeug~ kfz fahrzeug~ automobili automoviles automoveis otomotiv oto samochod* motoryzacj* 汽车/qiche 汽車/qiche 自動車/zidongche/jidosha オート モータース 자동차 سيارات للسيارات خودرو motor motors motoren мотор* cars car vehicle vehicles sayarat talleres taller automocion carrozzeria carrosserie garage autoservice автосервис
parts spare запчаст* ersatzteile pieces repuestos ricambi pecas yedek czesci 零部件/lingbujian 配件/peijian 部品/bupin/buhin パーツ 부품 قطع
aerospace аэрокосм* aeronaut* raumfahrt~ космич* 航天/hangtian 宇宙/yuzhou/uchu 항공우주 هوافضا
defense defence оборон* verteidigung* defensa difesa savunma 防务/fangwu 국방 دفاع military
shipbuilding shipyard shipyards судостро* werft~ chantiers astilleros cantieri tersane* stoczni* 造船/zaochuan/zosen 조선 ترسانة
chemical chemicals chem chemie chemisch* хим* химическ* хімі* chimie chimique* quimica quimicas chimica kimya chemiczn* chemia vegyip* 化工/huagong 化学/huaxue/kagaku 化學/huaxue ケミカル 화학 케미칼 كيماويات كيميائية شیمیایی
plastic plastics plastik~ пластик* пластмасс* kunststoff~ plastique* plasticos materieplastiche tworzyw* 塑料/suliao 塑膠/sujiao プラスチック 플라스틱 بلاستيك
rubber gummi kautschuk~ резин* каучук* caoutchouc caucho gomma kaucuk 橡胶/xiangjiao 橡膠/xiangjiao ゴム 고무 مطاط
paper papier~ бумаг* бумажн* папір carta papel kagit 纸业/zhiye 紙業/zhiye 製紙/zhizhi/seishi ペーパー 제지 ورق emballage* opakowa*
wood timber holz~ древес* лес лесн* ліс lumber bois madera madeiras legno orman* drewn* drzewn* 木业/muye 木材/mucai/mokuzai 목재 خشب اخشاب forest forestry пиломатериалы
furniture мебел* меблі mobel~ meubles muebles mobili moveis mobilya mebl* nabytek 家具/jiaju/kagu 가구 اثاث للأثاث athath الاثاث arredamenti
textile textiles текстил* textil~ tessil* tekstil* tessuti wlokien* 纺织/fangzhi 紡織/fangzhi/boseki テキスタイル 섬유 방직 نسيج منسوجات
clothing clothes apparel garment garments fashion одежд* мод* bekleidung* mode moda ropa confeccion* konfeksiyon giyim odziez* 服装/fuzhuang 服飾/fushi 服饰/fushi アパレル ファッション 의류 패션 ملابس ازياء фэшн фешн abbigliamento
leather leder~ кож* cuir cuero pelle deri skorzan* 皮革/pige 皮具/piju 가죽 جلود
shoe shoes footwear schuh schuhe schuhfabrik~ обув* взутт* chaussures calzado calzature ayakkabi obuw* 鞋业/xieye シューズ 신발 احذية
food foods пищев* харчов* продовольств* nahrungsmittel~ lebensmittel~ aliment* alimentaire* alimentos alimentari gida spozyw* zywnosc* potravin* elelmiszer* 食品/shipin/shokuhin フーズ フード 식품 푸드 اغذية للاغذية غذائية المواد ghithaiya ghidhaiya الغذائية epicerie питание харчування frutas
drink drinks beverage beverages напит* напої getrank~ boissons bebidas bevande icecek napoj* 饮料/yinliao 飲料/yinliao/inryo 음료 مشروبات
beer brewery brewing пиво* пивовар* brau~ brauerei~ biere cerveza cerveceria birra bira browar pivovar 啤酒/pijiu ビール 맥주
wine wines вино вин вина винодел* wein~ vin vins vino vinos vini sarap wino 葡萄酒/putaojiu 酒业/jiuye ワイン 와인 winery
milk dairy молок* молочн* молоко milch~ molkerei~ lait laiteri* leche lacteos latte lattiero sut mlecz* 乳业/ruye 奶业/naiye 乳業/ruye/nyugyo 유업 البان
meat мясо* мясн* м'ясо fleisch~ viande* carne carnes et miesn* 肉类/roulei لحوم мясокомбинат* м'ясокомбінат* schlachthof* boucherie metzgerei macelleria butchers carniceria
fish fishery fisheries fishing seafood рыб* риб* fisch~ peche pesca pesquera balik ryb* 水产/shuichan 水産/shuichan/suisan 수산 اسماك pescados poissonnerie
bread bakery baking хлеб* хліб* backerei~ boulangerie panaderia panificio ekmek piekarn* 面包/mianbao ベーカリー 제과 مخبز
sugar сахар* цукор цукр* zucker~ sucre azucar zucchero seker cukrow* 糖业/tangye 製糖/zhitang/seito 제당 سكر
grain cereals зерн* хлебопродукт* getreide~ cereales cereali tahil zboz* 粮油/liangyou 粮食/liangshi حبوب
agro agri agricultural agriculture agric агро* agrar~ сельхоз* сельскохоз* сільськ* landwirt~ agricole* agricola agricoltura tarim* rolnicz* rolno zemedel* mezogazdas* 农业/nongye 農業/nongye/nogyo 农产品/nongchanpin 농업 زراعة زراعية الزراعية كشاورزی farm farms farming фермер* ферма viticole ganadera explotaciones azienda landwirtschaft gospodarstwo rolne хозяйство фермерское крестьянское colhoz колхоз совхоз
fertilizer fertilizers fertiliser удобрен* добрив* dunger~ dungemittel~ engrais fertilizantes fertilizzanti gubre nawoz* 化肥/huafei 肥料/feiliao/hiryo 비료 اسمدة
pharma pharmaceutical pharmaceuticals pharm фарм* pharmazeut* arzneimittel~ farma farmac* ilac lekow* gyogyszer* 制药/zhiyao 製薬/zhiyao/seiyaku 医药/yiyao 醫藥/yiyao 药业/yaoye 藥業/yaoye ファーマ 제약 약품 ادوية للادوية دوائية دارویی apotheke apotheken apteka apteki аптека аптеки farmacia pharmacie eczane صيدلية
medical medicine med medic мед* медицин* медичн* medizin~ medizintechnik medecine medico medica medicos sanita tibbi medyczn* 医疗/yiliao 醫療/yiliao 医療/yiliao/iryo 医学/yixue メディカル 의료 메디칼 메디컬 طبية الطبية للمستلزمات پزشکی tibbiya
health healthcare здоров* здрав* gesundheit~ sante salud salute saude saglik zdrow* zdravot* 健康/jiankang/kenko 卫生/weisheng ヘルスケア 헬스케어 صحة صحية pflege pflegedienst beaute ambulance ambulances
hospital hospitals clinic clinics больниц* клиник* krankenhaus* klinik~ clinique clinica hastane* szpital* 医院/yiyuan 病院/bingyuan/byoin 병원 مستشفى
biotech biotechnology bio био* биотех* biotechn* biologi* biyo* biotek* 生物/shengwu/seibutsu バイオ 바이오 حيوية
cosmetics cosmetic beauty косметик* kosmetik~ cosmetique* cosmeticos cosmetici kozmetik kosmetyk* 化妆品/huazhuangpin 化粧品/huazhuangpin/keshohin コスメ 화장품 تجميل
media медиа медіа medien medias medya 传媒/chuanmei 傳媒/chuanmei メディア 미디어 اعلام إعلام للاعلام ميديا
film films movie кино* фильм* kino cine cinema cinemato* sinema 影视/yingshi 电影/dianying 映画/yinghua/eiga 영화 افلام studio studios студи*
publishing publisher publishers издат* видавн* verlag~ edition editions editorial editrice editora yayin* wydawn* nakladatel* 出版/chuban/shuppan 출판 نشر للنشر
print printing printers полиграф* печат* типограф* druck~ druckerei~ imprimerie imprenta stampa tipografia matbaa* drukarn* 印刷/yinshua/insatsu プリント 인쇄 طباعة
glass стекл* скло* glas glasfabrik* verre vidrio vetro cam szklo* 玻璃/boli ガラス 유리 زجاج
cement цемент* zement~ ciment cemento cimento cimento cementow* 水泥/shuini セメント 시멘트 اسمنت للاسمنت
ceramic ceramics керамик* keramik~ ceramique* ceramica ceramicas seramik ceramiczn* 陶瓷/taoci セラミック セラミックス 세라믹 سيراميك
materials material материал* матеріал* baustoff~ werkstoff~ materiaux materiales materiali materiais malzeme* 材料/cailiao/zairyo 建材/jiancai/kenzai 新材料/xincailiao マテリアル 소재 مواد
water вод* wasser~ eau eaux agua acqua acque su wod* 水务/shuiwu ウォーター مياه المياه аква aqua
environment environmental ecology эколог* еколог* umwelt~ environnement ambiente ambiental ambientale cevre srodowisk* 环保/huanbao 环境/huanjing 環境/huanjing/kankyo 環保/huanbao 환경 بيئة بيئية eco эко
recycling recycle переработ* вторичн* entsorgung~ recyclage riciclaggio reciclaje geri recykling* 再生/zaisheng 回收/huishou リサイクル 재활용 waste отход* abfall~
light lighting lights свет* світл* licht~ lampen beleuchtung~ eclairage iluminacion illuminazione aydinlatma oswietl* 照明/zhaoming/shomei ライト 조명 اضاءة led نور النور
cable cables кабел* kabel~ cavi cabos kablo przewod* 电缆/dianlan 電纜/dianlan ケーブル 케이블 전선 كابلات
pipe pipes piping труб* rohr~ rohrleitung~ tube tubes tuyau* tuberias tubi boru rur* 管道/guandao 管业/guanye パイプ 파이프 انابيب pipeline
semiconductor semiconductors полупровод* halbleiter~ semiconducteur* semiconductores yariiletken 半导体/bandaoti 半導體/bandaoti 半導体/bandaoti/handotai セミコンダクター 반도체
instrument instruments прибор* приладо* messtechnik~ instrumente strumenti instrumentos przyrzad* 仪器/yiqi 仪表/yibiao 計器/jiqi/keiki 精密/jingmi/seimitsu precision
automation автоматик* автоматизац* automatisierung~ automatisation automatizacion automazione otomasyon automatyk* 自动化/zidonghua 自動化/zidonghua オートメーション 자동화 اتمتة control controls
robot robots robotics роботот* робот* robotik~ robotique robotica 机器人/jiqiren ロボット 로봇 로보틱스
security guard охран* охорон* sicherheit~ wachschutz securite seguridad sicurezza guvenlik ochron* 安全/anquan/anzen 保安/baoan/hoan セキュリティ 보안 امن للامن امنية securite seguridad seguranca sicurezza sakerhet bezopasnost безопасность безпека
sport sports спорт* deportes deportivo sportiv* spor 体育/tiyu 體育/tiyu スポーツ 스포츠 رياضة رياضية
game games гейм* игр* spiel~ spiele jeux juegos giochi oyun* gry 游戏/youxi ゲーム 게임 العاب gaming
toy toys игруш* іграш* spielwaren~ spielzeug~ jouets juguetes giocattoli oyuncak zabaw* 玩具/wanju/gangu 완구
jewelry jewellery jewelers ювелир* ювелір* juwelier* schmuck~ bijoux joyeria gioielli kuyumculuk jubiler* 珠宝/zhubao ジュエリー 주얼리 مجوهرات
garden gardens сад* garten~ jardin jardins giardino bahce ogrod* 园林/yuanlin 造園/zaoyuan/zoen landschaftsbau landscaping paysage
kitchen kuche kuchen кух* cuisine cocina cucina mutfak kuchni* 厨房/chufang
house home haus maison casa dom дом дим 家居/jiaju ホーム ハウス 하우스 홈 بيت
window windows окна вікна fenster~ fenetre* ventanas finestre pencere okna 门窗/menchuang двери doors turen portes puertas porte kapi
industrialpark park парк parque parco parki 园区/yuanqu パーク
`;
