import { vocabulary } from './vocabulary.ts';

export const english = vocabulary({
  lang: 'en',
  roots: `Northfield, Ravenbrook, Silverdale, Oakmere, Brightwater, Stonebridge, Redcastle, Westhaven, Ashcombe,
    Larkhill, Copperbay, Greyfriar, Millbrook, Harrowgate, Fernhollow, Blackthorn, Summerfold, Kingsmoor,
    Wolfdale, Eastmarch, Longacre, Thornbury, Highcross, Seabourne, Willowmead`,
  surnames: `Hartwell, Pemberton, Lockwood, Ashdown, Fairbrother, Whitcombe, Radley, Thackeray, Broadbent,
    Haverstock, Ellingham, Marchbank, Osgood, Prendergast`,
  activities: `Trading, Construction, Foods, Furniture, Textiles, Energy, Logistics, Engineering, Chemicals,
    Electronics, Technology, Farming, Metals, Timber, Medical, Consulting, Packaging, Print, Glass, Transport`,
  streets: `Station Road, Church Street, Mill Lane, Harbour Road, Park Avenue, Victoria Street, Market Street,
    Bridge Road`,
  address: '{n} {street}, {city} {zip}',
  patterns: 'R A, R A, R A, S A, S & T, S & T A, R A C, R',
});

export const islandEnglish = vocabulary({
  lang: 'en',
  roots: `Coral Bay, Blue Lagoon, Palm Reef, Trade Wind, Sandpiper, Frigate Bird, Conch, Mangrove, Sea Grape,
    Pelican Cay, Hibiscus, Nutmeg, Breadfruit, Barracuda, Turtle Cove, Windward, Leeward, Flamboyant, Tamarind,
    Driftwood`,
  surnames: `Baptiste, Thibou, Warrender, Cuffy, Penhallow, Lightbourne, Saunderson, Malcolmson, Tavares,
    Hodgeman`,
  activities: `Trading, Builders, Foods, Furnishings, Garments, Power, Shipping, Engineering, Chemicals,
    Electronics, Technology, Plantations, Metal Works, Hardwoods, Medical, Consulting, Packaging, Printery, Glass,
    Transport`,
  streets: `Bay Street, Harbour Drive, Main Road, Palm Avenue, Queen Street, Airport Road, Lagoon Road`,
  address: '{n} {street}, {city} {zip}',
  patterns: 'R A, R A, R A, S A, S & T, R A C',
});

export const german = vocabulary({
  lang: 'de',
  roots: `Nordstern, Falkenberg, Lindenhof, Silberbach, Adlerhorst, Bergkristall, Hafenkontor, Wolkenstein,
    Eichwald, Steinfurt, Möwenblick, Grünthal, Sonnenfels, Rotbuche, Küstenland, Tannenhöh, Morgenrot, Bärental,
    Weißenstein, Elbkante, Kupferhammer, Habichtwald, Mühlgraben, Blauquell`,
  surnames: `Brinkmann, Althaus, Kestner, Überschär, Löffelholz, Dreesen, Hagedorn, Mühlbauer, Rosenthaler,
    Steinbrecher, Wiesner, Zumbrink, Görlich, Pfefferkorn`,
  activities: `Handel, Bau, Lebensmittel, Möbel, Textil, Energie, Logistik, Maschinenbau, Chemie, Elektronik,
    Technik, Agrar, Metallbau, Holzwerke, Medizintechnik, Beratung, Verpackung, Druck, Glaswerke, Spedition`,
  streets: `Hafenstraße, Bahnhofstraße, Lindenallee, Industriestraße, Gartenweg, Marktplatz, Schillerstraße,
    Am Mühlbach`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, R A, S A, S & T A, S & T, R A C, R',
});

export const dutch = vocabulary({
  lang: 'nl',
  roots: `Zilvermeeuw, Noordkade, Waterlelie, Eikenhorst, Rietveld-Zuid, Zeearend, Molenvliet, Duinrand, Goudberg,
    Havenmeester, Kastanjehof, Poldergroen, Blauwvoet, Vuurtoren, Klaverblad, Zonnewende, Wilgenborg, Steenwijck,
    Oosterschelf, Vossenburg`,
  surnames: `Van Rossem, De Ridder, Hoekstra, Vandewalle, Terlinden, Boogaard, Kuypers, Dijkgraaf, Van der Meent,
    Schippers, Coppens, Wouterse`,
  activities: `Handel, Bouw, Voeding, Meubelen, Textiel, Energie, Logistiek, Machinebouw, Chemie, Elektronica,
    Techniek, Agro, Metaal, Houthandel, Medische Techniek, Advies, Verpakkingen, Drukkerij, Glas, Transport`,
  streets: `Havenweg, Kerkstraat, Stationsplein, Molenweg, Dorpsstraat, Industrieweg, Lindelaan`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, R A, S A, S & T, S & T A, R A C',
});
