import type { DeskCountry, DeskTariff } from '#workflows/edit-catalogue/contract.ts';

/** Opens a tariff for editing. */
export type OpenTariff = (country: DeskCountry, tariff: DeskTariff) => void;
