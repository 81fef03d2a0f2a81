/** Somebody who can be named. */
type Colleague = Readonly<{ id: string; name: string }>;

const mark = /@([\p{L}\p{N}][\p{L}\p{N}-]*)/gu;

/** Whom a text names by `@name`, a part of the name being enough: everybody whose name begins so, if that is one alone. Pure. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const named = new Map<string, Colleague>();
  for (const [, said = ''] of text.matchAll(mark)) {
    const wanted = said.toLocaleLowerCase();
    const parts = ({ name }: Colleague) => name.toLocaleLowerCase().split(/\s+/);
    const whole = colleagues.filter((one) => parts(one).includes(wanted));
    const begun = colleagues.filter((one) => parts(one).some((part) => part.startsWith(wanted)));
    const found = whole.length > 0 ? whole : begun;
    if (found.length === 1 && found[0] !== undefined) named.set(found[0].id, found[0]);
  }
  return [...named.values()];
}

/** How a colleague is written after the @: the first name, or the whole one where it is not theirs alone. Pure. */
export function mentionOf({ id, name }: Colleague, colleagues: readonly Colleague[]): string {
  const parts = name.split(/\s+/);
  const own = parts.find((part) => {
    const [only, ...others] = mentionedIn(`@${part}`, colleagues);
    return only?.id === id && others.length === 0;
  });
  return `@${own ?? parts[0] ?? name}`;
}
