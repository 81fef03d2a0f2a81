import { en as farmingAndMining } from './en/farming-and-mining.ts';
import { en as foodToPrint } from './en/food-to-print.ts';
import { en as fuelsToMetals } from './en/fuels-to-metals.ts';
import { en as informationToRealEstate } from './en/information-to-real-estate.ts';
import { en as machinesToRepair } from './en/machines-to-repair.ts';
import { en as publicAndPersonal } from './en/public-and-personal.ts';
import { en as servicesToBusiness } from './en/services-to-business.ts';
import { en as supplyAndConstruction } from './en/supply-and-construction.ts';
import { en as trade } from './en/trade.ts';
import { en as transportAndLodging } from './en/transport-and-lodging.ts';

/**
 * What a company does, by the four digits of its code in NACE 2 and in the lists that have its classes. The English words are those of
 * NACE, without its “not elsewhere classified”; the Russian ones those of ОКВЭД 2, shorter.
 */
export const en = {
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
export type Texts = Readonly<Record<keyof typeof en, string>>;
