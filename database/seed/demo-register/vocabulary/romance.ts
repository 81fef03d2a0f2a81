import { vocabulary } from './vocabulary.ts';

export const french = vocabulary({
  lang: 'fr',
  roots: `Étoile du Nord, Clairval, Boisjoli, Pont d'Argent, Beaurivage, Vallombreuse, Grand Chêne, Côte Vermeille,
    Aigue Bleue, Montférand, Rochebelle, Île Verte, Feu Follet, Bel Horizon, La Mésange, Croix d'Or, Val Fleuri,
    Petit Phare, Aubépine, Hirondelle, Source Vive, Les Tilleuls, Grand Large, Passerelle`,
  surnames: `Delacourt, Beaumont-Léry, Fournel, Lemarchand, Desrosiers, Vauquelin, Chevrier, Montagnier, Tréville,
    Bonnefoy, Laroque, Géraudin`,
  activities: `Commerce, Construction, Alimentation, Mobilier, Textile, Énergie, Logistique, Mécanique, Chimie,
    Électronique, Technologies, Agricole, Métallerie, Bois, Médical, Conseil, Emballage, Imprimerie, Verrerie,
    Transports`,
  streets: `rue du Port, rue de la Gare, avenue de la République, rue des Écoles, boulevard Victor-Hugo,
    rue du Moulin, place du Marché`,
  address: '{n} {street}, {zip} {city}',
  patterns: 'R A, R A, A R, S A, S & T, S et Fils, R A C, R',
});

export const spanish = vocabulary({
  lang: 'es',
  roots: `Estrella del Sur, Río Claro, Monteverde, Puente Nuevo, Costa Brava Norte, Altamira del Valle, Cóndor Azul,
    El Roble, Peña Blanca, Nueva Aurora, Cerro Alto, Mar Sereno, Los Álamos, Viento Norte, Luna Llena, San Jacinto,
    La Cañada, Tierra Fértil, Sol Naciente, Piedra Lisa, El Jilguero, Bahía Alegre, Valle Hermoso, Tres Caminos`,
  surnames: `Ibáñez, Quiñones, Castañeda, Villaseñor, Echeverría, Montalbán, Arriaga, Peñalver, Zubizarreta, Ordóñez,
    Salvatierra, Bermúdez`,
  activities: `Comercial, Construcciones, Alimentos, Muebles, Textil, Energía, Logística, Maquinaria, Química,
    Electrónica, Tecnología, Agrícola, Metalúrgica, Maderas, Médica, Consultores, Empaques, Impresos, Vidrios,
    Transportes`,
  streets: `Calle Mayor, Avenida de la Constitución, Calle del Puerto, Calle San Martín, Paseo de la Alameda,
    Avenida Industrial, Calle Bolívar`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'A R, A R, R A, S y T, A S, A R de C, R, Grupo R',
});

export const portuguese = vocabulary({
  lang: 'pt',
  roots: `Estrela do Mar, Rio Dourado, Serra Verde, Ponte Nova, Boa Esperança, Pedra Branca, Horizonte Azul, Ipê Roxo,
    Monte Alto, Vento Sul, Águia Real, Campo Belo, São Damião, Lua Cheia, Três Irmãos, Terra Roxa, Maré Alta,
    Cachoeira, Bem-te-vi, Palmeira, Sol Nascente, Farol, Açucena, Jatobá`,
  surnames: `Figueiredo, Assunção, Gonçalves Pinto, Magalhães, Brandão, Queirós, Falcão, Leitão, Simões, Vasconcelos,
    Sequeira, Guimarães`,
  activities: `Comércio, Construções, Alimentos, Móveis, Têxtil, Energia, Logística, Máquinas, Química, Eletrônica,
    Tecnologia, Agrícola, Metalúrgica, Madeiras, Médica, Consultoria, Embalagens, Gráfica, Vidros, Transportes`,
  streets: `Rua do Porto, Avenida da Liberdade, Rua das Flores, Rua da Estação, Avenida Central, Rua do Comércio`,
  address: '{street}, {n}, {zip} {city}',
  patterns: 'R A, A R, R A, S & T, A S, R A C, Grupo R',
});

export const italian = vocabulary({
  lang: 'it',
  roots: `Stella Alpina, Ponte Vecchio Nord, Valverde, Monte Chiaro, Acquaviva, Quercia Rossa, Lago Blu, Pietra Antica,
    Fiordaliso, Aquila Bianca, Terra Nova, Porto Sereno, Colle Alto, Girasole, Tramontana, Il Faro, Bella Riva,
    La Rondine, Campo Fiorito, Torre d'Argento, Sant'Elmo, Castelvento, Rocca Verde, Mare Nostro`,
  surnames: `Bertolucci-Neri, Castellani, Montefiori, Zanardelli, Ghirlandi, Pellegrinotti, Marchesini, Fontanella,
    Brambati, Sorrentini, Cavallari, Tagliaferri`,
  activities: `Commerciale, Costruzioni, Alimentari, Mobili, Tessile, Energia, Logistica, Meccanica, Chimica,
    Elettronica, Tecnologie, Agricola, Metalli, Legnami, Medicale, Consulting, Imballaggi, Grafica, Vetreria,
    Trasporti`,
  streets: `Via Roma, Via Garibaldi, Corso Italia, Via della Stazione, Piazza del Mercato, Via dei Mulini,
    Viale dell'Industria`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, A R, R A, S A, S & T, F.lli S, R A C, R',
});

export const romanian = vocabulary({
  lang: 'ro',
  roots: `Steaua Nordului, Râul Alb, Vârful Înalt, Stejarul, Piatra Nouă, Floarea Câmpiei, Vulturul, Codrul Verde,
    Podul Vechi, Lumina Zorilor, Țara de Sus, Cerbul, Mărțișor, Șoimul, Brădet, Răsărit, Cetatea, Izvorul Rece`,
  surnames: `Munteanu, Bălănescu, Șerban, Țurcanu, Ciobotaru, Ionașcu, Grădinaru, Văcărescu, Pârvu, Drăgulescu`,
  activities: `Comerț, Construct, Alimentar, Mobila, Textil, Energetic, Logistic, Mecanic, Chimic, Electronic, Tehnic,
    Agro, Metal, Lemn, Medical, Consulting, Ambalaje, Tipografie, Sticlă, Trans`,
  streets: `Strada Mihai Eminescu, Strada Portului, Bulevardul Unirii, Strada Gării, Strada Morii, Strada Florilor`,
  address: '{street} nr. {n}, {zip} {city}',
  patterns: 'R A, A R, R A, S A, R A C',
});
