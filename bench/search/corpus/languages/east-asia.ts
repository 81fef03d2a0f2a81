import { signCoiner } from '../coin-word.ts';
import { type Language, parts, templates } from '../part.ts';
import { at, mix } from '../random.ts';

const chineseSigns = `安=an 邦=bang 宝=bao 北=bei 博=bo 昌=chang 诚=cheng 驰=chi 创=chuang 达=da 大=da 德=de 鼎=ding 东=dong 恩=en 方=fang 丰=feng 福=fu 富=fu 港=gang 高=gao 冠=guan 光=guang 广=guang 国=guo 海=hai 汉=han 航=hang 和=he 恒=heng 宏=hong 鸿=hong 华=hua 辉=hui 汇=hui 吉=ji 佳=jia 嘉=jia 建=jian 江=jiang 杰=jie 金=jin 锦=jin 京=jing 晶=jing 景=jing 巨=ju 君=jun 骏=jun 凯=kai 康=kang 科=ke 乐=le 力=li 利=li 联=lian 良=liang 林=lin 龙=long 隆=long 鲁=lu 绿=lü 美=mei 民=min 明=ming 南=nan 宁=ning 鹏=peng 平=ping 普=pu 启=qi 千=qian 乾=qian 青=qing 庆=qing 泉=quan 荣=rong 瑞=rui 润=run 三=san 森=sen 山=shan 尚=shang 深=shen 升=sheng 盛=sheng 胜=sheng 世=shi 双=shuang 顺=shun 思=si 速=su 泰=tai 腾=teng 天=tian 通=tong 同=tong 万=wan 旺=wang 威=wei 伟=wei 文=wen 沃=wo 西=xi 祥=xiang 翔=xiang 新=xin 鑫=xin 欣=xin 信=xin 兴=xing 星=xing 旭=xu 雅=ya 亚=ya 阳=yang 洋=yang 业=ye 一=yi 怡=yi 亿=yi 益=yi 银=yin 英=ying 盈=ying 永=yong 优=you 友=you 宇=yu 裕=yu 元=yuan 远=yuan 源=yuan 云=yun 运=yun 泽=ze 展=zhan 长=chang 兆=zhao 正=zheng 志=zhi 智=zhi 中=zhong 众=zhong 卓=zhuo 紫=zi 尊=zun 重=chong 行=hang 铭=ming 峰=feng 领=ling 拓=tuo 迅=xun 奥=ao 百=bai`;

export const chinese: Language = {
  coin: signCoiner(chineseSigns, 41),
  trades: parts(
    'trade',
    '贸易=maoyi=Trading,科技=keji=Technology,商贸=shangmao=Commerce,建筑工程=jianzhu gongcheng=Construction Engineering,电子=dianzi=Electronics,机械=jixie=Machinery,文化传媒=wenhua chuanmei=Culture Media,物流=wuliu=Logistics,信息技术=xinxi jishu=Information Technology,餐饮管理=canyin guanli=Catering Management,网络科技=wangluo keji=Network Technology,投资=touzi=Investment,实业=shiye=Industrial,房地产开发=fangdichan kaifa=Real Estate Development,装饰=zhuangshi=Decoration,生物科技=shengwu keji=Biotechnology,化工=huagong=Chemical,医疗器械=yiliao qixie=Medical Devices,进出口=jinchukou=Import and Export,服装=fuzhuang=Garments,食品=shipin=Food,新能源=xin nengyuan=New Energy,汽车=qiche=Automobile,家具=jiaju=Furniture,农业=nongye=Agriculture,塑料制品=suliao zhipin=Plastic Products,五金=wujin=Hardware,纺织=fangzhi=Textile,环保=huanbao=Environmental Protection,咨询=zixun=Consulting,广告=guanggao=Advertising,国际货运=guoji huoyun=International Freight,精密=jingmi=Precision,光电=guangdian=Optoelectronics',
  ),
  common: parts(
    'common',
    '新=xin=New,大=da=Great,中=zhong=Sino,东方=dongfang=Oriental,环球=huanqiu=Global,国际=guoji=International,第一=diyi=First',
  ),
  surnames: parts(
    'surname',
    '王=wang=Wang,李=li=Li,张=zhang=Zhang,刘=liu=Liu,陈=chen=Chen,杨=yang=Yang,黄=huang=Huang,赵=zhao=Zhao,周=zhou=Zhou,吴=wu=Wu',
  ),
  surnameEnds: [],
  loans: parts('loan', '环球=huanqiu=Global,阳光=yangguang=Sunshine,蓝天=lantian=Blue Sky'),
  heads: parts('head', '中国=Zhongguo=China'),
  templates: templates('60 P B T; 10 B T; 6 P B; 4 C P B T; 5 P B T T; 4 P B C T; 5 B T P; 4 P L B T'),
  joiner: '',
};

const kana =
  'ア=a イ=i カ=ka キ=ki ク=ku ケ=ke コ=ko サ=sa シ=shi ス=su セ=se ソ=so タ=ta チ=chi ツ=tsu テ=te ト=to ナ=na ニ=ni ネ=ne ノ=no ハ=ha ヒ=hi フ=fu ヘ=he ホ=ho マ=ma ミ=mi ム=mu メ=me モ=mo ヤ=ya ユ=yu ヨ=yo ラ=ra リ=ri ル=ru レ=re ロ=ro ワ=wa ン=n ガ=ga グ=gu ゴ=go ジ=ji ダ=da ド=do バ=ba ビ=bi ブ=bu パ=pa ピ=pi プ=pu';
const kanji =
  '山=yama 川=kawa 田=ta 中=naka 村=mura 本=moto 木=ki 林=hayashi 森=mori 松=matsu 竹=take 石=ishi 原=hara 井=i 上=ue 下=shita 高=taka 大=oo 小=o 水=mizu 島=shima 北=kita 西=nishi 東=higashi 南=minami 金=kane 和=wa 光=hikari 星=hoshi 花=hana 春=haru 秋=aki 池=ike 野=no 谷=tani 橋=hashi 岡=oka 藤=fuji 沢=sawa 浜=hama';

const coinKana = signCoiner(`${kana} ー=`, 42);
const coinKanji = signCoiner(kanji, 43);

export const japanese: Language = {
  coin: (rank) => {
    if (mix(rank) % 5 < 2) return coinKanji(rank);
    const [first, second] = [coinKana(rank), coinKana(rank + 77_777_777)];
    return { text: first.text + second.text, role: 'brand', said: `${first.said}${second.said}` };
  },
  trades: parts(
    'trade',
    '商事=shoji=Trading,工業=kogyo=Industries,建設=kensetsu=Construction,製作所=seisakusho=Manufacturing,電機=denki=Electric,産業=sangyo=Industry,運輸=unyu=Transport,不動産=fudosan=Real Estate,食品=shokuhin=Foods,化学=kagaku=Chemical,システム=shisutemu=System,サービス=sabisu=Service,テクノロジー=tekunoroji=Technology,物産=bussan=Trading,鉄工所=tekkosho=Ironworks,印刷=insatsu=Printing,薬品=yakuhin=Pharmaceutical,設備=setsubi=Facilities,水産=suisan=Fisheries,ホールディングス=horudingusu=Holdings,企画=kikaku=Planning,観光=kanko=Tourism',
  ),
  common: parts(
    'common',
    '日本=Nihon=Japan,新=shin=New,東洋=toyo=Oriental,第一=daiichi=First,国際=kokusai=International,中央=chuo=Central,大和=yamato=Yamato,共同=kyodo=United',
  ),
  surnames: parts(
    'surname',
    '佐藤=Sato=Sato,鈴木=Suzuki=Suzuki,高橋=Takahashi=Takahashi,田中=Tanaka=Tanaka,伊藤=Ito=Ito,渡辺=Watanabe=Watanabe,山本=Yamamoto=Yamamoto,中村=Nakamura=Nakamura,小林=Kobayashi=Kobayashi,加藤=Kato=Kato,吉田=Yoshida=Yoshida,山田=Yamada=Yamada,佐々木=Sasaki=Sasaki,松本=Matsumoto=Matsumoto,清水=Shimizu=Shimizu',
  ),
  surnameEnds: [],
  loans: parts(
    'loan',
    'グローバル=gurobaru=Global,テック=tekku=Tech,グループ=gurupu=Group,トレード=toredo=Trade,スター=suta=Star,エナジー=enaji=Energy,デザイン=dezain=Design,プラス=purasu=Plus',
  ),
  heads: parts('head', '有限責任=yugen sekinin=Limited'),
  templates: templates('26 B T; 10 B; 8 S T B; 8 C B T; 6 P B T; 6 B L; 4 L B; 4 S B T'),
  joiner: '',
};

const hangulHeads = 'g n d r m b s - j ch k t p h'.split(' ');
const hangulVowels: readonly (readonly [number, string])[] = [
  [0, 'a'],
  [1, 'ae'],
  [4, 'eo'],
  [5, 'e'],
  [6, 'yeo'],
  [8, 'o'],
  [13, 'u'],
  [18, 'eu'],
  [20, 'i'],
];
const hangulTails: readonly (readonly [number, string])[] = [
  [0, ''],
  [0, ''],
  [0, ''],
  [4, 'n'],
  [8, 'l'],
  [16, 'm'],
  [21, 'ng'],
  [1, 'k'],
];
const headPlaces = [0, 2, 3, 5, 6, 7, 9, 11, 12, 14, 15, 16, 17, 18];

/** A syllable block of Unicode is head × 588 + vowel × 28 + tail. */
function coinKorean(rank: number) {
  let bits = mix(mix(rank + 11) ^ 0x0bad_cafe);
  let [text, said] = ['', ''];
  const count = rank < 5_000 ? 2 : 2 + (bits % 2) + (bits % 7 === 0 ? 1 : 0);
  for (let syllable = 0; syllable < count; syllable += 1) {
    bits = mix(bits + 0x5bd1_e995);
    const head = bits % headPlaces.length;
    const [vowel, vowelSaid] = at(hangulVowels, (bits >>> 5) % hangulVowels.length);
    const [tail, tailSaid] = at(hangulTails, (bits >>> 12) % hangulTails.length);
    text += String.fromCharCode(0xac00 + at(headPlaces, head) * 588 + vowel * 28 + tail);
    said += `${at(hangulHeads, head).replace('-', '')}${vowelSaid}${tailSaid}`;
  }
  return { text, said, role: 'brand' as const };
}

export const korean: Language = {
  coin: coinKorean,
  trades: parts(
    'trade',
    '건설=geonseol=Construction,산업=saneop=Industry,무역=muyeok=Trading,전자=jeonja=Electronics,테크=tekeu=Tech,물산=mulsan=Products,화학=hwahak=Chemical,식품=sikpum=Foods,물류=mullyu=Logistics,엔지니어링=enjinieoring=Engineering,시스템=siseutem=System,기계=gigye=Machinery,제약=jeyak=Pharmaceutical,에너지=eneoji=Energy,개발=gaebal=Development,통상=tongsang=Commerce,디자인=dijain=Design,소프트=sopeuteu=Soft,미디어=midieo=Media,코리아=koria=Korea',
  ),
  common: parts(
    'common',
    '대한=daehan=Korea,한국=hanguk=Korea,신=sin=New,동양=dongyang=Oriental,제일=jeil=First,중앙=jungang=Central,국제=gukje=International,삼=sam=Three',
  ),
  surnames: parts(
    'surname',
    '김=Kim=Kim,이=Lee=Lee,박=Park=Park,최=Choi=Choi,정=Jung=Jung,강=Kang=Kang,조=Cho=Cho,윤=Yoon=Yoon',
  ),
  surnameEnds: [],
  loans: parts(
    'loan',
    '글로벌=geullobeol=Global,그룹=geurup=Group,스타=seuta=Star,에코=eko=Eco,바이오=baio=Bio,스마트=seumateu=Smart,그린=geurin=Green',
  ),
  heads: parts('head', '농업회사법인=nongeop=Farming Corporation'),
  templates: templates('30 B T; 12 B; 8 C B T; 6 B L; 6 L B T; 5 P B T; 4 B T T; 3 H B'),
  joiner: '',
};
