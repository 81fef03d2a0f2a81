const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The name in Latin letters where it helps: nothing beside a name that is written in them, with accents or without. */
export function latinSpelling({ name, nameLat }: Readonly<{ name: string; nameLat: string }>): string {
  return nameLat === name || latin.test(name) ? '' : nameLat;
}
