/** The one spelling of a path: lower case, no double slashes, no slash at the end; undefined if it has it already. */
export function canonicalPath(pathname: string): string | undefined {
  const canonical = pathname
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return canonical === pathname ? undefined : canonical;
}
