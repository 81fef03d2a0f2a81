/**
 * A company number as Companies House writes it: eight signs, `00000006`, `SC123456`. Tables that went through a
 * spreadsheet have lost the zeros. Throws RangeError for anything else.
 */
export function companyNumber(text: string): string {
  const plain = text.trim().toUpperCase();
  const number = /^\d{1,8}$/.test(plain) ? plain.padStart(8, '0') : plain;
  if (!/^[A-Z0-9]{2}[0-9]{5}[A-Z0-9]$/.test(number))
    throw new RangeError(`"${plain.slice(0, 40)}" is not a company number`);
  return number;
}

/** The register of the part of the kingdom that gave the number, by its code on GLEIF's list of authorities. */
export function registrarOf(number: string): string {
  if (/^(?:S|GS|ES|RS)/.test(number)) return 'RA000587';
  if (/^(?:N|R\d|GN|EN)/.test(number)) return 'RA000586';
  return 'RA000585';
}
