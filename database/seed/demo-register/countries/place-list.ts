import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { caucasusAndCentralAsia } from './caucasus-and-central-asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { middleEast } from './middle-east.ts';
import { oceaniaAndAntarctica } from './oceania-and-antarctica.ts';
import type { Place } from './place.ts';
import { southAndEastAsia } from './south-and-east-asia.ts';
import { westernEurope } from './western-europe.ts';

/** One place for each of the 252 countries. */
export const placeList: readonly Place[] = [
  ...westernEurope,
  ...easternEurope,
  ...caucasusAndCentralAsia,
  ...middleEast,
  ...southAndEastAsia,
  ...africa,
  ...americas,
  ...oceaniaAndAntarctica,
];
