const months: readonly RegExp[] = [
  /^(?:jan|jän|ene|gen|janv|sty|янв|led)/,
  /^(?:feb|fev|lut|фев|uno)/,
  /^(?:mar|marz|mär|мар|bre)/,
  /^(?:apr|abr|avr|kwi|апр|dub)/,
  /^(?:may|mai|mag|maj|мая|май|kve)/,
  /^(?:jun|juin|giu|cze|июн)/,
  /^(?:jul|juil|lug|lip|июл)/,
  /^(?:aug|ago|aou|sie|авг|srp)/,
  /^(?:sep|set|wrz|сен|zar|zař)/,
  /^(?:oct|okt|ott|paz|paź|окт|rij|říj)/,
  /^(?:nov|lis|ноя)/,
  /^(?:dec|dez|dic|gru|дек|pro)/,
];

/** The month that a word in small letters begins the name of, from 1 on; 0 where it names none. */
export function monthOfWord(word: string): number {
  return months.findIndex((pattern) => pattern.test(word)) + 1;
}
