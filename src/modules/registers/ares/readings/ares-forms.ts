/** The most common codes of the Czech list of legal forms. */
export const formsOfAres: Readonly<Record<string, Readonly<{ text: string; elfCode?: string }>>> = {
  '101': { text: 'fyzická osoba podnikající dle živnostenského zákona', elfCode: '95G8' },
  '111': { text: 'veřejná obchodní společnost', elfCode: '5KU5' },
  '112': { text: 'společnost s ručením omezeným', elfCode: '9HLU' },
  '113': { text: 'komanditní společnost', elfCode: 'CD28' },
  '117': { text: 'nadace', elfCode: '3G3D' },
  '121': { text: 'akciová společnost', elfCode: '6CQN' },
  '205': { text: 'družstvo', elfCode: '9RVC' },
  '301': { text: 'státní podnik', elfCode: '6FAI' },
  '421': { text: 'odštěpný závod zahraniční právnické osoby' },
  '706': { text: 'spolek', elfCode: 'CATU' },
};
