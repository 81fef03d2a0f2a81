const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [signs = '', reading = ''] = pair.split('=');
        return [signs, reading];
      }),
  );

/** Family names as they are read, of one to three signs. */
export const japaneseNames = pairs(`
佐藤=sato 鈴木=suzuki 高橋=takahashi 田中=tanaka 伊藤=ito 渡辺=watanabe 渡邊=watanabe 渡邉=watanabe 山本=yamamoto 中村=nakamura
小林=kobayashi 加藤=kato 吉田=yoshida 山田=yamada 佐々木=sasaki 山口=yamaguchi 松本=matsumoto 井上=inoue 木村=kimura
斎藤=saito 斉藤=saito 齋藤=saito 清水=shimizu 山崎=yamazaki 森田=morita 池田=ikeda 橋本=hashimoto
阿部=abe 石川=ishikawa 山下=yamashita 中島=nakajima 石井=ishii 小川=ogawa 前田=maeda 岡田=okada 長谷川=hasegawa 藤田=fujita
後藤=goto 近藤=kondo 村上=murakami 遠藤=endo 青木=aoki 坂本=sakamoto 福田=fukuda 太田=ota 西村=nishimura 藤井=fujii
金子=kaneko 岡本=okamoto 藤原=fujiwara 中野=nakano 三浦=miura 原田=harada 中川=nakagawa 松田=matsuda 竹内=takeuchi
小野=ono 田村=tamura 中山=nakayama 和田=wada 石田=ishida 上田=ueda 内田=uchida 柴田=shibata 酒井=sakai 宮崎=miyazaki
横山=yokoyama 高木=takagi 安藤=ando 宮本=miyamoto 大野=ono 小島=kojima 谷口=taniguchi 今井=imai 工藤=kudo 高田=takada
増田=masuda 丸山=maruyama 杉山=sugiyama 村田=murata 大塚=otsuka 新井=arai 小山=koyama 平野=hirano 藤本=fujimoto 河野=kono
上野=ueno 野口=noguchi 武田=takeda 松井=matsui 千葉=chiba 岩崎=iwasaki 菅原=sugawara 木下=kinoshita 久保=kubo 佐野=sano
野村=nomura 松尾=matsuo 菊地=kikuchi 杉本=sugimoto 市川=ichikawa 古川=furukawa 大西=onishi 島田=shimada 水野=mizuno
桜井=sakurai 高野=takano 吉川=yoshikawa 山内=yamauchi 西田=nishida 飯田=iida 菊池=kikuchi 西川=nishikawa 小松=komatsu
北村=kitamura 安田=yasuda 五十嵐=igarashi 川口=kawaguchi 平田=hirata 関口=sekiguchi 中田=nakata 久保田=kubota 服部=hattori
東山=higashiyama 岩田=iwata 土屋=tsuchiya 川上=kawakami 福島=fukushima 本間=honma 大島=oshima 大谷=otani 大林=obayashi
竹中=takenaka 大成=taisei 鹿島=kajima 日本=nihon 丸紅=marubeni 旭化成=asahikasei 日産=nissan 日進=nisshin
東海=tokai 太陽=taiyo 大同=daido 大日本=dainippon 新日本=shinnihon 日新=nisshin 日東=nitto 三和=sanwa 三洋=sanyo 三栄=sanei
昭和=showa 明治=meiji 大正=taisho 平和=heiwa 協和=kyowa 共栄=kyoei 栄光=eiko 光洋=koyo 丸善=maruzen 千代田=chiyoda
`);

/** One sign in a name, by the native reading that names mostly have; grouped by what the signs mean. */
export const japaneseSigns = pairs(`
天=ama 空=sora 日=hi 陽=hi 月=tsuki 星=hoshi 光=hikari 雲=kumo 雨=ame 雪=yuki 風=kaze 虹=niji 朝=asa 夕=yu 夜=yoru 春=haru 夏=natsu 秋=aki 冬=fuyu
土=tsuchi 石=ishi 岩=iwa 砂=suna 山=yama 岳=take 峰=mine 峯=mine 嶺=mine 丘=oka 岡=oka 坂=saka 谷=tani 沢=sawa 澤=sawa 原=hara 野=no 島=shima 嶋=shima 崎=saki
水=mizu 川=kawa 河=kawa 江=e 池=ike 沼=numa 湖=mizuumi 泉=izumi 滝=taki 瀬=se 海=umi 沖=oki 浦=ura 浜=hama 濱=hama 磯=iso 岸=kishi 津=tsu 港=minato 波=nami 潮=shio
火=hi 金=kane 銀=gin 鉄=tetsu 銅=do 玉=tama 宝=takara 鏡=kagami 鈴=suzu 刀=katana 弓=yumi 矢=ya 糸=ito 絹=kinu 布=nuno 笠=kasa 船=fune 車=kuruma
木=ki 森=mori 林=hayashi 杉=sugi 松=matsu 竹=take 笹=sasa 篠=shino 桜=sakura 梅=ume 桃=momo 栗=kuri 柿=kaki 梨=nashi 柳=yanagi 桂=katsura 桐=kiri 楠=kusu 榎=enoki 葉=ha
花=hana 華=hana 菊=kiku 蓮=hasu 藤=fuji 萩=hagi 葵=aoi 藍=ai 草=kusa 芝=shiba 苗=nae 米=yone 麦=mugi 稲=ina 豆=mame 茶=cha 根=ne 種=tane
鳥=tori 鶴=tsuru 鷹=taka 鷲=washi 鴨=kamo 亀=kame 熊=kuma 鹿=shika 馬=uma 牛=ushi 犬=inu 虎=tora 龍=ryu 竜=ryu 魚=uo 鯉=koi 蜂=hachi
田=ta 畑=hata 園=sono 庭=niwa 牧=maki 堀=hori 垣=kaki 窪=kubo 坪=tsubo 里=sato 村=mura 町=machi 市=ichi 国=kuni 城=shiro 宮=miya 寺=tera 神=kami 堂=do 塚=tsuka
家=ie 屋=ya 門=kado 戸=to 窓=mado 倉=kura 蔵=kura 棚=tana 橋=hashi 道=michi 路=ji 辻=tsuji 関=seki 口=kuchi 間=ma
東=higashi 西=nishi 南=minami 北=kita 上=ue 中=naka 仲=naka 下=shita 内=uchi 外=soto 前=mae 後=ato 横=yoko 近=chika 遠=to
大=o 太=futo 小=ko 高=taka 低=hiku 深=fuka 浅=asa 広=hiro 細=hoso 長=naga 永=naga 丸=maru 円=en 角=kado 平=hira 本=moto 元=moto 新=shin 古=furu 若=waka 今=ima
白=shiro 黒=kuro 赤=aka 青=ao 緑=midori 紫=murasaki
一=ichi 二=ni 三=mi 四=yon 五=go 六=roku 七=nana 八=hachi 九=ku 十=ju 百=hyaku 千=chi 万=man
人=hito 子=ko 女=me 男=o 友=tomo 王=o 手=te 足=ashi 目=me 心=kokoro 夢=yume 愛=ai
正=masa 安=yasu 吉=yoshi 良=yoshi 義=yoshi 善=yoshi 福=fuku 幸=yuki 久=hisa 明=aki 昭=aki 栄=ei 富=tomi 豊=toyo 美=mi 清=kiyo 誠=makoto 信=nobu 勝=katsu 健=ken 真=ma 和=wa 英=hide 秀=hide 茂=shige 文=fumi 武=take 早=haya 荒=ara 力=riki
井=i 尾=o 辺=be 部=be 渡=wata 伊=i 加=ka 佐=sa 阿=a 斎=sai 工=ko 菅=suga 須=su 奈=na 利=ri 多=ta 保=ho 比=hi
`);
