import { vocabulary } from './vocabulary.ts';

export const swedish = vocabulary({
  lang: 'sv',
  roots: `Norrsken, Björkdal, Silvervik, Älvstrand, Granåsen, Havsörn, Stenhamra, Lyckebo, Skärgård, Rönnskog,
    Tallmo, Vintersol, Blåklint, Ekbacken, Fjällräv-Syd, Ljungby-Väst, Måsholmen, Sjöviken, Ådalen, Vargön`,
  surnames: `Lindqvist, Bergström, Åkerlund, Sjöblom, Hedlund, Nyqvist, Öberg, Rosenlund, Ekstrand, Wikander`,
  activities: `Handel, Bygg, Livsmedel, Möbler, Textil, Energi, Logistik, Maskin, Kemi, Elektronik, Teknik,
    Lantbruk, Metall, Trävaror, Medicinteknik, Konsult, Förpackning, Tryckeri, Glas, Transport`,
  streets: `Storgatan, Hamngatan, Kungsvägen, Skolgatan, Industrigatan, Björkvägen`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, R A, S A, S & T, R A C',
});

export const danish = vocabulary({
  lang: 'da',
  roots: `Nordlys, Bøgelund, Sølvkær, Strandhøj, Havørn, Egebjerg, Møllevang, Vesterbølge, Klitgård, Lærkedal,
    Fjordblik, Rødgran, Søhesten, Vinterby, Østerå, Blåbjerg, Tårnfalk, Kildemose`,
  surnames: `Østergaard, Kjærsgaard, Lindholm, Brøndum, Højlund, Skovgaard, Vestergaard, Thorup, Damkjær, Bjerre`,
  activities: `Handel, Byg, Fødevarer, Møbler, Tekstil, Energi, Logistik, Maskinfabrik, Kemi, Elektronik, Teknik,
    Agro, Metal, Træ, Medico, Rådgivning, Emballage, Tryk, Glas, Transport`,
  streets: `Havnegade, Vestergade, Skolevej, Strandvejen, Industrivej, Kirkestræde`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, R A, S A, S & T, R A C',
});

export const norwegian = vocabulary({
  lang: 'nb',
  roots: `Nordfjell, Havgløtt, Furuåsen, Sølvelva, Ørnefjell, Bjørkelia, Steinvåg, Breidablikk, Fjordlys, Granheim,
    Kystvind, Lyngmo, Myrdal, Rypeskar, Solbakken, Trollvik, Vardø-Sør, Østlys`,
  surnames: `Haugland, Bråthen, Solheim, Kvåle, Lundegård, Nygård, Østby, Torgersen, Fjeldstad, Moen`,
  activities: `Handel, Bygg, Mat, Møbler, Tekstil, Energi, Logistikk, Maskin, Kjemi, Elektronikk, Teknologi,
    Landbruk, Metall, Trelast, Medisinsk, Rådgivning, Emballasje, Trykk, Glass, Transport`,
  streets: `Havnegata, Kirkeveien, Storgata, Sjøveien, Industriveien, Fjellgata`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, R A, S A, S & T, R A C',
});

export const finnish = vocabulary({
  lang: 'fi',
  roots: `Pohjantähti, Koivuranta, Hopeavesi, Kivilinna, Merikotka, Tammisto, Revontuli, Satakieli, Kuusela,
    Järvenpää-Itä, Rautasaari, Lumikenttä, Aallokko, Sinivuokko, Karhunmäki, Ylämaa, Vihermetsä, Louhela`,
  surnames: `Hämäläinen, Kärkkäinen, Lehtovaara, Mäkipää, Rautiainen, Salmela, Tuominen, Väisänen, Ylönen, Peltola`,
  activities: `Kauppa, Rakennus, Elintarvike, Kaluste, Tekstiili, Energia, Logistiikka, Konepaja, Kemia,
    Elektroniikka, Tekniikka, Maatalous, Metalli, Puu, Lääkintä, Konsultointi, Pakkaus, Paino, Lasi, Kuljetus`,
  streets: `Satamakatu, Kauppakatu, Asemakatu, Rantatie, Koulukatu, Teollisuustie`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, R A, S A, S & T, R A C',
});

export const icelandic = vocabulary({
  lang: 'is',
  roots: `Norðurljós, Hafnarberg, Silfurá, Jökulsteinn, Öræfi, Björkin, Fjallasýn, Hvítá, Sjávarbakki, Þröstur,
    Vestanvindur, Grænihver`,
  activities: `Verslun, Byggingar, Matvæli, Húsgögn, Vefnaður, Orka, Flutningar, Vélar, Efnavörur, Rafeindir, Tækni,
    Búvörur, Málmur`,
  streets: `Hafnargata, Aðalgata, Skólavegur, Strandvegur, Kirkjubraut`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, R',
});

export const estonian = vocabulary({
  lang: 'et',
  roots: `Põhjatäht, Kaseranna, Hõbejõe, Merikotkas, Tammiku, Kivilinn, Õnneleht, Suurvee, Rannaküla, Männimäe,
    Päikesekivi, Jääkaru, Soolaht, Virmaline, Ööbiku, Karukämbla, Linnutee, Tõrvik`,
  surnames: `Tammsalu, Kõrvits, Männik, Pärnamäe, Sõõrumaa, Rebane, Õunapuu, Kuusk`,
  activities: `Kaubandus, Ehitus, Toiduained, Mööbel, Tekstiil, Energia, Logistika, Masinaehitus, Keemia,
    Elektroonika, Tehnika, Agro, Metall, Puit, Meditsiin, Konsult, Pakend, Trükk, Klaas, Transport`,
  streets: `Sadama tn, Pikk tn, Tartu mnt, Kooli tn, Ranna tee, Tööstuse tn`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, R A C',
});

export const latvian = vocabulary({
  lang: 'lv',
  roots: `Ziemeļzvaigzne, Bērzkalni, Sudrabupe, Jūras Ērglis, Ozolkalns, Akmeņlauks, Saulrieti, Kāpu Vējš, Vītolkrasts,
    Rītausma, Dzintarkrasts, Priežulejas, Gulbju Ezers, Mežvairogs, Lībiešu Sēta, Rudzupuķe`,
  surnames: `Bērziņš, Kalniņš, Liepiņa, Zālītis, Ozolnieks, Vītols, Krūmiņš, Dūmiņa`,
  activities: `Tirdzniecība, Būve, Pārtika, Mēbeles, Tekstils, Enerģija, Loģistika, Mašīnbūve, Ķīmija, Elektronika,
    Tehnika, Agro, Metāls, Koks, Medicīna, Konsultācijas, Iepakojums, Druka, Stikls, Transports`,
  streets: `Ostas iela, Brīvības iela, Skolas iela, Jūras iela, Dzirnavu iela, Rūpniecības iela`,
  address: '{street} {n}, {city}, {zip}',
  patterns: 'R A, R A, S A, R A C',
});

export const lithuanian = vocabulary({
  lang: 'lt',
  roots: `Šiaurės Žvaigždė, Beržynas, Sidabrinis Upelis, Jūrų Erelis, Ąžuolynas, Akmenė-Vakarai, Gintaro Krantas,
    Saulėtekis, Pušų Slėnis, Vėtrungė, Žuvėdra, Rūko Laukas, Baltas Gandras, Girios Aidas, Kopų Vėjas, Nemuno Vingis`,
  surnames: `Žemaitis, Kazlauskas, Šimkus, Balčiūnas, Vaitkūnas, Mažeika, Čepaitis, Jankūnas`,
  activities: `Prekyba, Statyba, Maistas, Baldai, Tekstilė, Energija, Logistika, Mašinos, Chemija, Elektronika,
    Technika, Agro, Metalas, Mediena, Medicina, Konsultacijos, Pakuotės, Spauda, Stiklas, Transportas`,
  streets: `Uosto g., Laisvės al., Mokyklos g., Jūros g., Pramonės g., Malūno g.`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, R A C',
});
