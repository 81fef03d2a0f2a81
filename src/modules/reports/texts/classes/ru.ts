import type { Texts } from './en.ts';
import { ru as farmingAndMining } from './ru/farming-and-mining.ts';
import { ru as foodToPrint } from './ru/food-to-print.ts';
import { ru as fuelsToMetals } from './ru/fuels-to-metals.ts';
import { ru as informationToRealEstate } from './ru/information-to-real-estate.ts';
import { ru as machinesToRepair } from './ru/machines-to-repair.ts';
import { ru as publicAndPersonal } from './ru/public-and-personal.ts';
import { ru as servicesToBusiness } from './ru/services-to-business.ts';
import { ru as supplyAndConstruction } from './ru/supply-and-construction.ts';
import { ru as trade } from './ru/trade.ts';
import { ru as transportAndLodging } from './ru/transport-and-lodging.ts';

export const ru: Texts = {
  ...farmingAndMining,
  ...foodToPrint,
  ...fuelsToMetals,
  ...machinesToRepair,
  ...supplyAndConstruction,
  ...trade,
  ...transportAndLodging,
  ...informationToRealEstate,
  ...servicesToBusiness,
  ...publicAndPersonal,
};
