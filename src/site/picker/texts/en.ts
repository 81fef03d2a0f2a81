import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const business = (count: number) => `${count} business ${plural(count, { one: 'day', other: 'days' })}`;

/** Country picker, its tariffs and the window with the country's details. */
export const en = {
  label: 'Country',
  prompt: 'Select a country',
  filter: 'Type in the name of the country',
  none: 'No country has this name. Try another spelling or the two-letter code.',
  found: (count: number) => `${count} ${plural(count, { one: 'country', other: 'countries' })} found`,
  required: 'Select a country first',
  findCompany: 'Find a company',
  downloadSample: 'Download sample',
  details: 'Country details and report',
  escapeHint: 'Press Esc once more to close, or use the button.',
  countryName: 'Country',
  countryCode: 'Code',
  continent: 'Part of the world',
  detailsWaiting: 'Loading what is known of the registers',
  detailsMissing: 'What is known of the registers could not be loaded. It stands on the page of the country.',
  tariffs: (country: string) => `Prices for a report: ${country}`,
  tariffsWaiting: 'Loading prices',
  tariffsMissing: 'The prices could not be loaded.',
  /** The lower bound is shown only when it is not 0. */
  days: (min: number, max: number) =>
    min === 0 ? `up to ${business(max)}` : min === max ? business(max) : `${min}–${business(max)}`,
  detailsTitle: (country: string) => `${country}: registers, prices, report`,
  countryPage: (country: string) => `What can be found out in this country: ${country}`,
  sampleWaiting: (country: string) => `Preparing the sample report: ${country}`,
  sampleSaved: (fileName: string) => `Saved: ${fileName}`,
  sampleFailed: 'The sample could not be downloaded.',
  sampleOffline: 'There is no answer from our server. Check your connection and try again.',
  cancel: 'Cancel',
  contains: 'What the report contains',
  chargedLater: 'The price is reserved on your card and charged only after the report is sent to you.',
};
