import { vocabulary } from './vocabulary.ts';

export const polish = vocabulary({
  lang: 'pl',
  roots: `Gwiazda Północy, Brzozowy Gaj, Srebrna Rzeka, Bursztyn, Dębowa Góra, Biały Żagiel, Orlik, Kamienny Most,
    Zielona Łąka, Jutrzenka, Wiatrak, Świerkowy Las, Bocian, Latarnia, Żuraw, Modrzew, Rosa, Wschodnia Brama,
    Jaskółka, Złoty Kłos, Bystrzyca, Tęcza, Skała, Wilga`,
  surnames: `Wiśniewiecki, Kołodziej, Dąbrowicz, Zawadzki, Świętosławski, Łukasiewski, Grzybek, Piekarczyk, Żeleński,
    Mączyński, Sokołowicz, Bąkowski`,
  activities: `Handel, Budownictwo, Spożywcze, Meble, Tekstylia, Energia, Logistyka, Maszyny, Chemia, Elektronika,
    Technika, Agro, Metal, Drewno, Medyczne, Doradztwo, Opakowania, Druk, Szkło, Transport`,
  streets: `ul. Portowa, ul. Kościuszki, ul. Szkolna, ul. Młyńska, al. Niepodległości, ul. Przemysłowa, ul. Długa`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, A R, S A, S i T, R A C, R',
});

export const czech = vocabulary({
  lang: 'cs',
  roots: `Severka, Březový Háj, Stříbrný Potok, Dubina, Bílá Skála, Kamenný Most, Orlí Hnízdo, Jitřenka, Zelená Louka,
    Větrník, Čáp, Maják, Žulový Vrch, Modřín, Rosnička, Východní Brána, Vlaštovka, Zlatý Klas, Bystřina, Kohout,
    Řeřicha, Šípek`,
  surnames: `Dvořáček, Svobodník, Procházkovec, Kučírek, Vávrovský, Šimůnek, Říčan, Zámečník, Hrabák, Žáček`,
  activities: `Obchod, Stavby, Potraviny, Nábytek, Textil, Energie, Logistika, Strojírny, Chemie, Elektronika, Technika,
    Agro, Kovo, Dřevo, Zdravotní Technika, Poradenství, Obaly, Tiskárna, Sklo, Doprava`,
  streets: `Přístavní, Nádražní, Školní, Masarykova, Průmyslová, Mlýnská`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, S & T, R A C',
});

export const slovak = vocabulary({
  lang: 'sk',
  roots: `Severný Vietor, Brezový Háj, Strieborný Potok, Dubová Hora, Biela Skala, Orlie Pero, Zornička, Zelená Lúka,
    Veterník, Bocian, Maják, Kremeň, Smrekovec, Rosička, Lastovička, Zlatý Klas, Bystrina, Ľalia, Žeriav, Šípka`,
  surnames: `Kováčik, Horňák, Balážik, Ďurica, Poliaková, Mlynárik, Šebesta, Ťapák`,
  activities: `Obchod, Stavby, Potraviny, Nábytok, Textil, Energia, Logistika, Strojárne, Chémia, Elektronika, Technika,
    Agro, Kovo, Drevo, Medicína, Poradenstvo, Obaly, Tlačiareň, Sklo, Doprava`,
  streets: `Prístavná, Staničná, Školská, Štúrova, Priemyselná, Mlynská`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, R A C',
});

export const slovene = vocabulary({
  lang: 'sl',
  roots: `Severnica, Brezov Gaj, Srebrni Potok, Hrastov Vrh, Bela Skala, Orlovo Pero, Danica, Zeleni Log, Vetrnica,
    Štorklja, Svetilnik, Lastovka, Zlati Klas, Bistrica, Žerjav, Macesen`,
  surnames: `Kovačič, Hribernik, Zupanič, Žagar, Mlakar, Potočnik, Šuštar, Čebular`,
  activities: `Trgovina, Gradnje, Živila, Pohištvo, Tekstil, Energija, Logistika, Strojegradnja, Kemija, Elektronika,
    Tehnika, Agro, Kovina, Les, Medicina, Svetovanje, Embalaža, Tisk, Steklo, Transport`,
  streets: `Pristaniška ulica, Kolodvorska ulica, Šolska ulica, Prešernova cesta, Tovarniška cesta, Mlinska pot`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, R A C',
});

export const croatian = vocabulary({
  lang: 'hr',
  roots: `Sjeverni Vjetar, Brezov Gaj, Srebrna Rijeka, Hrastovac, Bijela Stijena, Orlovo Krilo, Danica, Zelena Luka,
    Jugo, Čaplja, Svjetionik, Lastavica, Zlatno Klasje, Bistrica, Ždral, Morski Konj, Maslina, Šimšir`,
  surnames: `Kovačevski, Horvatinčić, Babić-Lipa, Marušić, Đurđević, Župančić, Šarić, Perković`,
  activities: `Trgovina, Gradnja, Prehrana, Namještaj, Tekstil, Energija, Logistika, Strojogradnja, Kemija, Elektronika,
    Tehnika, Agro, Metal, Drvo, Medicina, Savjetovanje, Ambalaža, Tisak, Staklo, Prijevoz`,
  streets: `Lučka ulica, Kolodvorska ulica, Školska ulica, Vukovarska cesta, Industrijska cesta, Mlinska ulica`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, R A C',
});
