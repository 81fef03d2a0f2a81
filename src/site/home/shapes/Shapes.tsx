/** An element of a drawing as the server sends it. */
export type Shape = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Shape | string)[];
}>;

/** A drawing out of its elements. */
export function Shapes({ name, attributes, children }: Shape) {
  // Any element of a drawing takes attributes and children as a group does.
  const Element = name as 'g';
  return (
    <Element {...attributes}>
      {children.map((child, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing do not move
        typeof child === 'string' ? child : <Shapes key={at} {...child} />,
      )}
    </Element>
  );
}
