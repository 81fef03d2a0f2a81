/**
 * Computes once of an object what follows from it, and answers it again for the same object. Only for objects that nobody changes; what is
 * made is shared, and nobody may change it either.
 */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Readonly<{ made: Made }>>();
  return (of) => {
    const found = known.get(of) ?? { made: make(of) };
    known.set(of, found);
    return found.made;
  };
}
