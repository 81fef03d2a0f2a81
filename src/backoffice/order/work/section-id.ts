/** The id of a section on the page; links of the contents lead to it. */
export function sectionId(code: string): string {
  return `section-${code}`;
}
