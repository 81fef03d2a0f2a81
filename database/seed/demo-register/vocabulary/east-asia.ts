import { vocabulary } from './vocabulary.ts';

export const simplifiedChinese = vocabulary({
  lang: 'zh-Hans',
  glue: '',
  roots: `北风|Beifeng, 银河湾|Yinhewan, 白鹰|Baiying, 青谷|Qinggu, 石桥|Shiqiao, 晨光|Chenguang, 蓝波|Lanbo, 金穗|Jinsui, 灯塔|Dengta,
    松林|Songlin, 春燕|Chunyan, 云海|Yunhai, 瑞丰|Ruifeng, 鼎昌|Dingchang, 宏泽|Hongze, 天翼鸟|Tianyiniao, 明珠|Mingzhu, 恒兴|Hengxing,
    万里|Wanli, 东升|Dongsheng, 福泽|Fuze, 嘉禾|Jiahe, 远帆|Yuanfan, 翠竹|Cuizhu, 盛林|Shenglin, 玉泉|Yuquan`,
  activities: `贸易|Trading, 建筑|Construction, 食品|Food, 家具|Furniture, 纺织|Textile, 能源|Energy, 物流|Logistics, 机械|Machinery,
    化工|Chemical, 电子|Electronics, 科技|Technology, 农业|Agriculture, 金属|Metal, 木业|Timber, 医疗器械|Medical Devices,
    咨询|Consulting, 包装|Packaging, 印刷|Printing, 玻璃|Glass, 运输|Transport`,
  streets: `港口路|Gangkou Road, 人民路|Renmin Road, 学院路|Xueyuan Road, 解放大道|Jiefang Avenue, 工业园路|Gongyeyuan Road,
    中山路|Zhongshan Road`,
  address: '{city}市{street}{n}号 {zip}',
  patterns: 'C R A, C R A, C R A, R A',
});

export const traditionalChinese = vocabulary({
  lang: 'zh-Hant',
  glue: '',
  roots: `北風|Peifeng, 銀灣|Yinwan, 白鷹|Paiying, 青谷|Chingku, 石橋|Shihchiao, 晨光|Chenkuang, 藍波|Lanpo, 金穗|Chinsui, 燈塔|Tengta,
    松林|Sunglin, 春燕|Chunyen, 雲海|Yunhai, 瑞豐|Juifeng, 鼎昌|Tingchang, 宏澤|Hungtse, 明珠|Mingchu, 恆興|Henghsing, 萬里|Wanli,
    東昇|Tungsheng, 嘉禾|Chiaho, 遠帆|Yuanfan, 翠竹|Tsuichu`,
  activities: `貿易|Trading, 營造|Construction, 食品|Foods, 家具|Furniture, 紡織|Textile, 能源|Energy, 物流|Logistics, 機械|Machinery,
    化工|Chemical, 電子|Electronics, 科技|Technology, 農業|Agriculture, 金屬|Metal, 木業|Timber, 醫療器材|Medical, 顧問|Consulting,
    包裝|Packaging, 印刷|Printing, 玻璃|Glass, 運輸|Transport`,
  streets: `港口路|Gangkou Road, 中正路|Zhongzheng Road, 學府路|Xuefu Road, 民生路|Minsheng Road, 工業路|Gongye Road`,
  address: '{zip}{city}{street}{n}號',
  patterns: 'R A, R A, C R A',
});

export const japanese = vocabulary({
  lang: 'ja',
  glue: '',
  roots: `北星|Hokusei, 銀河原|Gingahara, 白鷺|Shirasagi, 緑谷|Midoridani, 石橋|Ishibashi, 暁|Akatsuki, 青波|Aonami, 金穂|Kinho,
    灯台|Toudai, 松風|Matsukaze, 春雁|Harukari, 雲海|Unkai, 瑞穂野|Mizuhono, みなと|Minato, さくら野|Sakurano, あおぞら|Aozora,
    はやぶさ|Hayabusa, 若葉|Wakaba, 桜川|Sakuragawa, 千鳥|Chidori, 風見|Kazami, ひまわり|Himawari`,
  surnames: `藤原田|Fujiwarada, 小松原|Komatsubara, 長谷部|Hasebe, 早瀬|Hayase, 柳沢|Yanagisawa, 桐谷|Kiritani, 森脇|Moriwaki,
    大河内|Okouchi`,
  activities: `商事|Shoji, 建設|Kensetsu, 食品|Shokuhin, 家具|Kagu, 繊維|Seni, エナジー|Energy, 物流|Butsuryu, 機械|Kikai, 化学|Kagaku,
    電子|Denshi, テクノロジー|Technology, 農産|Nosan, 金属|Kinzoku, 木材|Mokuzai, 医療機器|Iryokiki, コンサルティング|Consulting,
    包装|Hoso, 印刷|Insatsu, 硝子|Garasu, 運輸|Unyu`,
  streets: `港町|Minatomachi, 本町|Honcho, 学園通|Gakuendori, 駅前|Ekimae, 工業団地|Kogyodanchi, 中央|Chuo`,
  address: '〒{zip} {city}市{street}{n}番地',
  patterns: 'R A, R A, S A, R A C',
});

export const korean = vocabulary({
  lang: 'ko',
  glue: '',
  roots: `북극별|Bukgeukbyeol, 은하수|Eunhasu, 흰매|Huinmae, 푸른골|Pureungol, 돌다리|Doldari, 새벽빛|Saebyeokbit, 파란물결|Paranmulgyeol,
    황금벌|Hwanggeumbeol, 등대|Deungdae, 솔숲|Solsup, 봄제비|Bomjebi, 구름바다|Gureumbada, 한빛들|Hanbitdeul, 누리샘|Nurisaem,
    다온길|Daongil, 미래솔|Miraesol, 온누리|Onnuri, 해오름|Haeoreum, 가람|Garam, 두레|Dure, 나루터|Naruteo, 아침결|Achimgyeol`,
  activities: `무역|Trading, 건설|Construction, 식품|Food, 가구|Furniture, 섬유|Textile, 에너지|Energy, 물류|Logistics, 기계|Machinery,
    화학|Chemical, 전자|Electronics, 테크|Tech, 농업|Agro, 금속|Metal, 목재|Timber, 메디칼|Medical, 컨설팅|Consulting, 포장|Packaging,
    인쇄|Printing, 유리|Glass, 운수|Transport`,
  streets: `항구로|Hanggu-ro, 중앙로|Jungang-ro, 학교길|Hakgyo-gil, 시장로|Sijang-ro, 산업단지로|Saneopdanji-ro`,
  address: '{city} {street} {n} ({zip})',
  patterns: 'R A, R A, C R A',
});
