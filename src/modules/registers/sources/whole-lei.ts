/** An LEI as it is written: its zeros at the beginning are lost where numbers of companies are kept in one spelling. */
export function wholeLei(kept: string): string {
  return kept.toUpperCase().padStart(20, '0');
}
