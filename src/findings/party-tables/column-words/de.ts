import type { ColumnWords } from './column-words.ts';

export const de: ColumnWords = {
  name: [
    ...['name', 'vollstandiger name', 'firma', 'gesellschafter', 'aktionar', 'inhaber', 'eigentumer'],
    ...['geschaftsfuhrer', 'vorstand', 'wirtschaftlich berechtigter', 'name vorname', 'anteilseigner'],
  ],
  family_name: ['nachname', 'familienname', 'zuname'],
  given_name: ['vorname', 'vornamen', 'rufname'],
  role: ['funktion', 'position', 'amt', 'rolle', 'stellung', 'organ', 'vertretungsbefugnis'],
  kind: ['art', 'typ', 'personenart', 'rechtsform'],
  country: ['land', 'staatsangehorigkeit', 'nationalitat', 'wohnsitzland', 'sitzland', 'sitz'],
  number: ['nummer', 'registernummer', 'hrb', 'handelsregisternummer', 'hr nummer', 'firmenbuchnummer'],
  share: ['anteil', 'anteile', 'beteiligung', 'prozent', 'kapitalanteil', 'anteil am kapital', 'quote'],
  votes: ['stimmrechte', 'stimmen', 'stimmrechtsanteil', 'stimmanteil'],
  path: ['uber', 'direkt oder indirekt', 'mittelbar oder unmittelbar'],
  since: ['seit', 'von', 'ab', 'bestellt am', 'eingetragen am', 'beginn', 'eintritt'],
  until: ['bis', 'ausgeschieden', 'ausgeschieden am', 'ende', 'abberufen am', 'austritt'],
  born: ['geboren', 'geburtsdatum', 'geburtsjahr', 'geb', 'geb am', 'geboren am'],
  elsewhere: ['weitere mandate', 'andere mandate', 'weitere funktionen'],
};
