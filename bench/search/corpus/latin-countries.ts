import { type Country, country, forms, places } from './country.ts';
import {
  english,
  french,
  german,
  indian,
  italian,
  polish,
  portuguese,
  spanish,
  turkish,
} from './languages/latin.ts';

/** Countries whose registers write Latin letters. */
export const latinCountries: readonly Country[] = [
  country({
    code: 'GB',
    share: 8,
    lang: 'en',
    language: english,
    forms: forms('Limited|60; LTD|30; PLC|2; LLP|5; Ltd.|3'),
    dial: '+44 20',
    places: places(
      'London,Birmingham,Manchester,Leeds,Glasgow,Bristol,Liverpool,Sheffield,Edinburgh,Cardiff,Leicester,Nottingham,Southampton,Brighton,Reading,York',
    ),
    streets: ['High Street', 'Station Road', 'Church Lane', 'Park Avenue', 'Victoria Road'],
  }),
  country({
    code: 'DE',
    share: 7.5,
    lang: 'de',
    language: german,
    forms: forms('GmbH|68; UG (haftungsbeschränkt)|8; GmbH & Co. KG|12; AG|4; KG|3; e.K.|3; OHG|2'),
    dial: '+49 30',
    places: places(
      'Berlin,Hamburg,München=Munich,Köln=Cologne,Frankfurt am Main=Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dortmund,Essen,Bremen,Dresden,Hannover=Hanover,Nürnberg=Nuremberg,Mannheim,Freiburg',
    ),
    streets: ['Hauptstraße', 'Bahnhofstraße', 'Gartenweg', 'Industriestraße', 'Lindenallee'],
  }),
  country({
    code: 'FR',
    share: 6,
    lang: 'fr',
    language: french,
    forms: forms('SARL|45; SAS|38; SASU|6; SA|4; EURL|5; SCI|2'),
    dial: '+33 1',
    places: places(
      'Paris,Lyon,Marseille,Toulouse,Nice,Nantes,Strasbourg,Montpellier,Bordeaux,Lille,Rennes,Reims,Grenoble,Dijon,Angers,Nîmes',
    ),
    streets: ['rue de la République', 'avenue Victor Hugo', "rue de l'Église", 'boulevard Pasteur'],
  }),
  country({
    code: 'IT',
    share: 5.5,
    lang: 'it',
    language: italian,
    forms: forms('S.r.l.|55; SRL|15; S.p.A.|8; S.n.c.|10; S.a.s.|10; Società cooperativa|2'),
    dial: '+39 02',
    places: places(
      'Milano=Milan,Roma=Rome,Torino=Turin,Napoli=Naples,Bologna,Firenze=Florence,Verona,Brescia,Padova=Padua,Genova=Genoa,Bari,Vicenza,Palermo,Catania,Parma',
    ),
    streets: ['Via Roma', 'Via Garibaldi', 'Corso Italia', 'Via Dante', 'Piazza Cavour'],
  }),
  country({
    code: 'ES',
    share: 5,
    lang: 'es',
    language: spanish,
    forms: forms('S.L.|60; SL|15; S.A.|12; SLU|8; S.L.P.|3; S.Coop.|2'),
    dial: '+34 91',
    places: places(
      'Madrid,Barcelona,Valencia,Sevilla=Seville,Zaragoza,Málaga,Murcia,Palma,Bilbao,Alicante,Córdoba,Valladolid,Vigo,Gijón,Granada',
    ),
    streets: ['Calle Mayor', 'Avenida de la Constitución', 'Calle Real', 'Plaza de España'],
  }),
  country({
    code: 'PL',
    share: 4.5,
    lang: 'pl',
    language: polish,
    forms: forms('sp. z o.o.|50; Spółka z ograniczoną odpowiedzialnością|32; S.A.|6; sp.k.|7; sp.j.|5'),
    dial: '+48 22',
    places: places(
      'Warszawa=Warsaw,Kraków=Krakow,Łódź=Lodz,Wrocław=Wroclaw,Poznań=Poznan,Gdańsk=Gdansk,Szczecin,Lublin,Katowice,Białystok=Bialystok,Rzeszów=Rzeszow,Toruń=Torun',
    ),
    streets: ['ul. Polna', 'ul. Leśna', 'ul. Słoneczna', 'ul. Krótka', 'al. Jerozolimskie'],
  }),
  country({
    code: 'TR',
    share: 4.5,
    lang: 'tr',
    language: turkish,
    forms: forms('Limited Şirketi|45; Ltd. Şti.|30; Anonim Şirketi|15; A.Ş.|10'),
    dial: '+90 212',
    places: places(
      'İstanbul=Istanbul,Ankara,İzmir=Izmir,Bursa,Antalya,Adana,Konya,Gaziantep,Kayseri,Mersin,Eskişehir,Denizli',
    ),
    streets: ['Atatürk Caddesi', 'Cumhuriyet Caddesi', 'İstiklal Sokak', 'Sanayi Caddesi'],
  }),
  country({
    code: 'IN',
    share: 5,
    lang: 'en',
    language: indian,
    forms: forms('Private Limited|70; Pvt Ltd|12; Limited|10; LLP|8'),
    dial: '+91 22',
    places: places(
      'Mumbai,Delhi,Bengaluru,Chennai,Hyderabad,Pune,Ahmedabad,Kolkata,Surat,Jaipur,Indore,Nagpur',
    ),
    streets: ['M G Road', 'Station Road', 'Nehru Street', 'Industrial Area', 'Ring Road'],
  }),
  country({
    code: 'BR',
    share: 4,
    lang: 'pt',
    language: portuguese,
    forms: forms('LTDA|60; Ltda.|15; ME|10; S.A.|6; EIRELI|6; S/A|3'),
    dial: '+55 11',
    places: places(
      'São Paulo=Sao Paulo,Rio de Janeiro,Belo Horizonte,Salvador,Fortaleza,Curitiba,Recife,Porto Alegre,Goiânia=Goiania,Campinas,Manaus,Belém=Belem',
    ),
    streets: ['Rua das Flores', 'Avenida Brasil', 'Rua Sete de Setembro', 'Avenida Paulista'],
  }),
  country({
    code: 'US',
    share: 5,
    lang: 'en',
    language: english,
    forms: forms('LLC|50; Inc.|20; INC|12; Corp.|8; Corporation|5; L.P.|2; Co.|3'),
    dial: '+1 212',
    places: places(
      'New York,Los Angeles,Chicago,Houston,Phoenix,Dallas,Miami,Atlanta,Boston,Seattle,Denver,Wilmington,Austin,Portland',
    ),
    streets: ['Main Street', 'Oak Avenue', 'Maple Drive', 'Washington Boulevard', 'Market Street'],
  }),
];
