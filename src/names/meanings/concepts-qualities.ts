/** As in the list of trades: what firms like to say of themselves. Directions, sizes, colours, virtues, and English words as they are heard. */
export const qualities = `
new novyj novyi nov* новый новая новое neu neue neuer neues nouveau nouvelle nuevo nueva nuovo nuova novo nova nowy nowa yeni nieuw nieuwe ny uusi uj جديد الجديدة 新興/xinxing/shinko
great grand big gran grande gross grosse большой большая buyuk wielki velky nagy كبرى الكبرى
eastern east восточн* восток східн* est ost osten oriental orient oriente oriental* wschod* vychod* dogu oost kelet* 东方/dongfang 東方/dongfang/toho 東洋/dongyang/toyo 동양 동방 الشرق الشرقية
western west западн* запад західн* ouest westen occidental oeste ovest zachod* bati nyugat* 西部/xibu 西方/xifang الغرب الغربية
northern north nord северн* север північн* norden norte polnoc* kuzey noord severn* eszak* 北方/beifang 東北/dongbei/tohoku الشمال الشمالية
southern south южн* юг південн* sud sued suden sur meridional* poludn* guney zuid jizni del* 南方/nanfang الجنوب الجنوبية
central centrale zentral* центральн* centralna* merkezi* 中央/zhongyang/chuo 중앙 المركزية
baltic балтийск* балтик* baltisch* baltique baltico baltyck*
black черный черная schwarz schwarze noir negro nero czarny czarna siyah kara
first erste premier primera prima pierwsz* 第一/diyi/daiichi 제일 الأولى
oceanic ocean океан ozean oceano okyanus 大洋/dayang/taiyo
sunshine солнечный 阳光/yangguang 陽光/yangguang サンシャイン
star stars звезда зирка stern etoile estrella stella yildiz gwiazda csillag стар スター 스타 ستار نجمة النجم
smart смарт スマート 스마트 سمارت
green грин グリーン 그린 جرين
plus плюс プラス 플러스 بلس
line lines лайн линия ライン 라인 لاين
prime прайм プライム 프라임
premium премиум преміум プレミアム 프리미엄
city сити сіті シティ 시티 سيتي
life лайф ライフ 라이프 لايف
style стайл стиль スタイル 스타일
team тим チーム 팀
time тайм タイム 타임
cloud клауд クラウド 클라우드
drive драйв ドライブ 드라이브
web веб ウェブ 웹
express экспресс експрес エクスプレス 익스프레스
universal универсал* універсал* ユニバーサル 유니버설
alliance альянс аліанс アライアンス 얼라이언스
union союз спілка ユニオン 유니온
standard стандарт スタンダード 스탠다드
expert эксперт експерт エキスパート
professional профи профессионал* プロ
joint kyodo 共同/gongtong/kyodo 合同/hetong/godo 공동
white белый белая білий weiss weisse blanc blanche blanco bianco bialy biala beyaz الأبيض 白色/baise ホワイト 화이트
red красный красная червоний rot rouge rojo rosso czerwony kirmizi الأحمر レッド 레드
blue синий синяя голубой blau bleu azul azzurro niebieski mavi الأزرق ブルー 블루
old старый старая alte ancien antiguo vecchio stary eski القديم
young молодой молодежн* junge jeune joven giovane mlody genc الشباب
best лучший meilleur mejor migliore najlepszy الأفضل ベスト 베스트
modern modern* современн* сучасн* moderne moderno nowoczesn* cagdas حديثة الحديثة モダン 모던
royal royale königlich* konigliche reale krolewsk* kraliyet ملكي الملكية ロイヤル 로얄
golden золотой золотая золотий goldene dorado dorada dore dorato zlota ذهبي الذهبي 金色/jinse ゴールデン 골든 الذهبية ذهبية
silver серебрян* срібн* silber argent plata argento srebrn* gumus الفضة シルバー 실버
sun солнце сонце sonne soleil sole slonce شمس الشمس サン 썬
moon луна місяць mond lune luna ksiezyc ay قمر القمر ムーン
sea море meer mer mare morze deniz بحر البحر
river река ріка fluss riviere fiume rzeka nehir نهر النهر
mountain гора berg montagne montana montagna gora dag جبل الجبل
sky небо himmel ciel cielo niebo gok سماء السماء スカイ 스카이
family семейн* сімейн* familie famille familia famiglia rodzinn* aile عائلة العائلة ファミリー 패밀리
victory победа перемога sieg victoire victoria vittoria zafer نصر النصر
peace мирный frieden paix paz baris سلام السلام
hope надежда надія hoffnung espoir esperanza speranza nadzieja umut أمل الأمل 希望/xiwang/kibo
future будущее zukunft avenir futuro przyszlosc gelecek مستقبل المستقبل 未来/weilai/mirai フューチャー 퓨처
success успех erfolg succes exito successo sukces basari نجاح النجاح 成功/chenggong
quality качество qualitat qualite calidad qualita jakosc kalite جودة الجودة 品质/pinzhi クオリティ
elite элит* еліт* эліта نخبة النخبة エリート 엘리트
master мастер майстер      マスター 마스터
leader лидер лідер lider leader رائد الرواد リーダー 리더
fast quick быстр* schnell rapide rapido szybk* hizli سريع السريع スピード
super супер スーパー 슈퍼
mega мега メガ 메가
ultra ультра ウルトラ
`;
