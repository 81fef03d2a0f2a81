/** Names that the seed writes into the database. */
export const en = {
  groups: {
    europe: 'Europe',
    asia: 'Asia',
    africa: 'Africa',
    'north-america': 'North America',
    'south-america': 'South America',
    oceania: 'Australia and Oceania',
    antarctica: 'Antarctica',
  },
  tariffs: { economy: 'Economy', standard: 'Standard', express: 'Express' },
};
