/**
 * What firms of any country call themselves, a meaning a line: its key, then words for it. A star ends a stem, ~ one
 * that other trades may follow (Stahl~ is Stahlbau); Chinese and Japanese words have their sounds behind a stroke. Who does a
 * trade is not in the list: Schneider is a surname. Trade, money, services and what firms are.
 */
export const traders = `
trade trading trades trader traders torg* торг* торговля торговый handel handels handlowe handlow* handelsgesellschaft vertrieb~ commerce commercial commerciale comercial comercio commercio komerc* коммер* ticaret pazarlama obchod obchodn* kereskedelmi handelsonderneming τρειντινγκ εμπορικη εμποριο 贸易/maoyi 貿易/maoyi/boeki 商贸/shangmao 商貿/shangmao 经贸/jingmao 工贸/gongmao 贸易商行/maoyishanghang 商事/shangshi/shoji 무역 상사 تجارة للتجارة التجارية تجارية trgovina comert comerc* kaubandus prekyba tirdzniec* tic trdg трейд трейдинг tijara tijarah tejara التجارية تجارية опторг opttorg
importexport impex импэкс импекс eximp exim 进出口/jinchukou 進出口/jinchukou import export imports importer importers импорт* importacao importaciones importadora ithalat importazione 进口/jinkou 進口/jinkou/yunyu استيراد exports exporting exporter exporters экспорт* exportacao exportaciones exportadora ihracat esportazione 出口/chukou/yushutsu تصدير
holding holdings hldg hldgs холдинг* beteiligungen beteiligungs~ holdco 控股/konggu 控股集团/konggujituan ホールディングス 홀딩스 القابضة قابضة хoлдинг
group grp gruppe groupe gruppo grupo grupa gruppen groep групп група группа компаний kontsern концерн konzern concern concerns 集团/jituan 集團/jituan グループ 그룹 مجموعة skupina grubu grup koncern ryhma csoport جروب قروب majmua majmuat majmouat группы
company companies kompani* компан* compagnie compania companhia firma firm 회사
corporation corp corporate корпорац* corporacion corporacao korporat*
business businesses бизнес бізнес geschaft geschafts negocio negocios affaires affari 商业/shangye 商業/shangye/shogyo ビジネス 비즈니스 اعمال الاعمال
enterprise enterprises ent entreprise entreprises empresa empresas impresa imprese unternehmen unternehmens~ предприят* підприєм* pidpriem* isletme* isletmeleri przedsiebiorst* podnik podniky 企业/qiye 企業/qiye/kigyo مؤسسة muassasa muassasat moassasat muassasah establishment vallalat vallalkoz*
international intl internat internationale internationaler internazionale internacional internacionales международн* міжнародн* mezinarodni miedzynarodow* uluslararasi 国际/guoji/kokusai 國際/guoji/kokusai インターナショナル 인터내셔널 الدولية دولية العالمية интернешнл интернэшнл интернешнал интернациональ* nemzetkozi
global globally глобал* worldwide world monde mundial mundo welt мировой 环球/huanqiu 全球/quanqiu グローバル 글로벌 جلوبال глобал
national nationale nazionale nacional национальн* національн* narodowy narodni ulusal 国家/guojia الوطنية وطنية
general generale generales allgemeine генеральн* генерал общий العامة عامة 总/zong
united vereinigte unis uniti unidos unidas объединенн* об'єднан* обединени المتحدة متحدة 联合/lianhe 聯合/lianhe
european europeenne europeo europea europaische европейск* європейськ* avrupa
industry industries ind inds industrie industrial industriel industrielle industria industriale industriali industrias промышленн* промислов* пром промышленность przemysl* prumysl* sanayi sanayii endustri* ipari 工业/gongye 工業/gongye/kogyo 产业/chanye 產業/chanye 産業/chanye/sangyo 산업 공업 صناعة الصناعية صناعات للصناعات صنایع industriya индустри* teollisuus sinaat sinaa 实业/shiye 實業/shiye/jitsugyo
service services svc svcs serv servis* сервис* сервіс* service~ dienst dienste dienstleistung~ dienstleistungen servicio servicios servico servicos servizi servizio hizmet hizmetleri uslugi usluga услуги послуги sluzby szolgaltat* palvelut 服务/fuwu 服務/fuwu サービス 서비스 خدمات للخدمات الخدمات khadamat khidmat
consulting consultancy consultants consultant consult консалт* консульт* beratung beratungs~ unternehmensberatung conseil conseils consultoria consultores consulenza danismanlik doradztwo poradenstvi tanacsado 咨询/zixun 諮詢/zixun 顾问/guwen コンサルティング 컨설팅 استشارات للاستشارات advisory advisors adviser advisers istisharat asesoria gestoria
management mgmt mgt manage менеджмент управлен* управлінн* verwaltung verwaltungs~ gestion gestione gestao yonetim* zarzadz* 管理/guanli/kanri マネジメント ادارة إدارة
solution solutions soln solns решени* losungen loesungen soluciones soluzioni solucoes cozum* rozwiazania ソリューション ソリューションズ 솔루션 حلول
system systems sys syst систем* systeme systemes sistemas sistemi sistem* 系统/xitong 系統/xitong システム システムズ 시스템 نظم انظمة
development dev devel developments разви* розвит* развити* девелоп* entwicklung~ developpement desarrollo desarrollos sviluppo desenvolvimento gelistirme rozwoj 发展/fazhan 發展/fazhan 开发/kaifa 開發/kaifa 開発/kaifa/kaihatsu 개발 تطوير للتطوير التنمية
investment investments invest investing investors инвест* інвест* investitions~ investissement* inversiones inversion investimenti investimentos yatirim* inwesty* befektet* kapitalanlage~ 投资/touzi 投資/touzi/toshi 투자 インベストメント استثمار للاستثمار الاستثمارية سرمایه istithmar istithmarat
capital капитал* капітал* kapital capitale sermaye 资本/ziben 資本/ziben/shihon キャピタル 캐피탈 رأسمال ventures venture equity
fund funds fonds фонд fondo fondos fundo fundos fon fundusz 基金/jijin 基金会/jijinhui ファンド 펀드 صندوق
finance financial finances fin финанс* фінанс* finanz~ finanzen financ* finanzas financiera finansow* finans* 金融/jinrong/kinyu 财务/caiwu ファイナンス 금융 مالية المالية للتمويل
bank banking banks банк banque banco banca bankasi banka banku pankki bankas 银行/yinhang 銀行/yinhang/ginko バンク 은행 بنك مصرف البنك бэнк
credit kredit~ кредит* credito credits 信贷/xindai 信用/xinyong/shinyo クレジット ائتمان
leasing lease лизинг лізинг* 租赁/zulin 租賃/zulin リース 리스 تأجير rental rentals rent аренда miete vermietung location alquiler noleggio kiralama
insurance insurances страхов* страхуван* versicherung~ assurance assurances assicuraz* seguros seguro sigorta ubezpiecz* pojistovna biztosit* verzekering* forsikring* forsakring* 保险/baoxian 保險/baoxian 保険/baoxian/hoken 보험 تأمين للتأمين التأمين
reinsurance перестрахов* ruckversicherung* reassurance 再保险/zaibaoxian
securities security-paper wertpapier* ценныебумаги titres valores menkul 证券/zhengquan 證券/zhengquan/shoken 증권
asset assets activos vermogen~ vermogensverwaltung* активы 资产/zichan 資產/zichan アセット 자산 اصول
trust trusts траст treuhand~ fiduciaire 信托/xintuo 信託/xintuo/shintaku 신탁
partner partners партнер* партнеры associes socios ortaklik* 合伙/hehuo パートナーズ 파트너스 شركاء وشركاه
brothers bros brother gebruder gebr братья freres hermanos fratelli irmaos kardesler bracia 兄弟/xiongdi ブラザーズ اخوان إخوان
sons son sohne sohn fils hijos figli filhos ogullari synowie сыновья 父子/fuzi وأولاده اولاد awladuhu awladoh
association assoc associations associates ассоциац* асоціац* verband verein asociacion associazione stowarzyszenie dernegi 协会/xiehui 協會/xiehui 協会/xiehui/kyokai 협회 جمعية society societies جمعية الجمعية
foundation stiftung fondation fundacion fondazione fundacja stichting vakfi 财团/caituan 財団/caituan/zaidan 재단
agency agencies агентств* агенц* agentur agence agencia agenzia agencja ajans* 代理/daili 代理店/dailidian 대리점 وكالة
center centre centers zentrum центр centro centrum centra merkezi merkez 中心/zhongxin センター 센터 مركز keskus kozpont
office offices buro bureau officina ofis офис бюро biuro ufficio
shop shops store stores магазин* laden magasin tienda negozio magaza sklep winkel 商店/shangdian 商场/shangchang ストア 商城/shangcheng
retail розниц* einzelhandel~ einzelhandels~ detail minorista perakende detaliczn* 零售/lingshou リテール
wholesale оптов* опт grosshandel~ grosshandels~ gros mayorista ingrosso toptan hurt* hurtownia 批发/pifa 卸売/xiemai/oroshiuri groothandel
market markets маркет* markt marche mercado mercato pazari rynek 市场/shichang マーケット 마켓 سوق
marketing маркетинг mercadeo マーケティング 营销/yingxiao 마케팅 تسويق للتسويق
sales sale продаж* verkauf~ vente ventes ventas vendite satis sprzedaz 销售/xiaoshou 販売/fanmai/hanbai 판매 مبيعات
distribution distributors distributor distrib дистриб* distribuidora distribucion distribuzione dagitim dystrybucj* 配送/peisong 分销/fenxiao 유통 توزيع للتوزيع
supply supplies supplier suppliers снаб* постач* постав* lieferant* fourniture* suministros fornitura tedarik zaopatrz* 供应链/gongyinglian 供应/gongying 서플라이 توريدات
procurement zakup* закуп* beschaffung~ einkauf~ approvisionnement
logistics logistic logistique logistik логист* logistica logisticos lojistik logistyk* logisztik* 物流/wuliu/butsuryu ロジスティクス 로지스틱스 물류 لوجستية لوجستيات логистик*
transport transports transportation trans транспорт* transporte transportes trasporti trasporto tasimac* nakliyat nakliye doprava przewoz* szallit* 运输/yunshu 運輸/yunshu/unyu 運送/yunsong/unso 交通/jiaotong/kotsu 운수 운송 نقل للنقل النقل перевоз* naql autotrasporti spedycja грузоперевозки перевозки haulage removals demenagement
freight forwarding forwarder fracht~ spedition~ spedit* экспедиц* экспедир* carga carico fret 货运/huoyun 貨運/huoyun フレイト
shipping shipment ship ships судоход* суднопл* reederei schiffahrt~ schifffahrt~ armement naviera navigazione navegacao denizcilik 航运/hangyun 航運/hangyun 海运/haiyun 海運/haiyun/kaiun シッピング 해운 ملاحة للملاحة zegluga شحن للشحن shahn
marine maritime maritim maritima marittima marítima морск* морськ* marin 海洋/haiyang/kaiyo マリン 마린 بحرية البحرية
airline airlines airways авиалини* авіалін* aerolineas luftfahrt~ fluggesellschaft compagnieaerienne havayollari 航空/hangkong/koku エアライン 항공 طيران للطيران
aviation avia авиа* авіа* aviacion aviazione luftverkehr 航空器/hangkongqi アビエーション
railway railways rail railroad железнодорож* желдор* eisenbahn~ bahn chemindefer ferrocarril* ferrovi* demiryol* kolej* 铁路/tielu 鐵路/tielu 鉄道/tiedao/tetsudo 철도 سكك
travel travels tourism tours tour туризм турист* тур reise reisen reiseburo voyages viajes turismo viaggi turizm 旅游/lvyou 旅行/lvxing/ryoko 旅行社/lvxingshe トラベル 여행 سياحة للسياحة سفر siyaha siyahah
hotel hotels отел* гостини* готел* hotellerie oteller otel 酒店/jiudian 大酒店/dajiudian 饭店/fandian ホテル 호텔 فندق فنادق
restaurant restaurants ресторан* ristorante restaurante gaststatte* lokanta 餐饮/canyin レストラン مطعم مطاعم catering кейтеринг traiteur ケータリング 케이터링 تموين للتموين restauration ristorazione hosteleria gaststatten общепит общественноепитание столовая кафе
estate immobilien immobilier immobiliere inmobiliaria immobiliare imobiliaria недвижимост* нерухом* nieruchomosc* nemovitost* gayrimenkul emlak ingatlan* realty property properties realestate 房地产/fangdichan 房地產/fangdichan 地产/dichan 地產/dichan 置业/zhiye 不動産/budongchan/fudosan 物业/wuye 부동산 عقارات للعقارات العقارية kiinteisto* eiendom* fastighet* real aqarat aqariya aqariyah promociones bautrager nieruchomosci lettings риэлт* риелтор* grundstucks hausverwaltung
law legal юрид* правов* recht rechtsanwalt* rechtsanwalte avocats abogados avvocati hukuk kancelaria 律师/lvshi 法律/falv/horitsu 法務/fawu/homu محاماة lawyers attorneys solicitors
audit auditing auditors аудит* wirtschaftspruf* revision revisione denetim audyt 审计/shenji 会计/kuaiji/kaikei تدقيق accounting accountants бухгалт* steuerberat* comptable* contabil* muhasebe ksiegow*
advertising advert ads реклам* werbung werbe~ werbeagentur publicite publicidad pubblicita reklam* 广告/guanggao 廣告/guanggao 広告/guanggao/kokoku 광고 اعلان للاعلان
education educational образован* освіт* bildung~ schule school schools ecole escuela scuola egitim edukac* 教育/jiaoyu/kyoiku 培训/peixun 교육 تعليم للتعليم training academy akademie академи* academia formation formacion formazione tuition college university universit* университет*
research исследоват* дослідн* науч* forschung~ recherche investigacion ricerca arastirma badawcz* badan 研究/yanjiu/kenkyu 研究所/yanjiusuo/kenkyujo 연구 بحوث ابحاث science scientific
design дизайн* конструктор* entwurf disegno diseno tasarim 设计/sheji 設計/sheji/sekkei デザイン 디자인 تصميم проектн* проєктн*
project projects progetto progetti proyectos projets proje prosjekt projekt projekte projektentwicklung проект проекты проєкт
personnel recruitment recruiting staffing hr кадр* personal personaldienst~ recrutement istihdam 人力资源/renliziyuan 人才/rencai 人材/rencai/jinzai スタッフ
cleaning клининг* reinigung~ gebaudereinigung~ nettoyage limpieza pulizia temizlik sprzatan* 清洁/qingjie 清掃/qingsao/seiso химчистк* хімчистк* wascherei lavanderia limpiezas pulizie nettoyages
`;
