/** A text with the colleagues whom it calls by `@name` standing out. */
export function Mentions({ text }: { text: string }) {
  return text.split(/(@[\p{L}\p{N}-]+)/u).map((piece, at) =>
    piece.startsWith('@') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
      <strong key={at}>{piece}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
      <span key={at}>{piece}</span>
    ),
  );
}
