import { mentionedIn } from '#modules/worklists/mention-rules.ts';

type NoteTextProps = { text: string; mentions: readonly Readonly<{ id: string; name: string }>[] };

/** A note with those whom it told standing out; who is called by a name that told nobody does not. */
export function NoteText({ text, mentions }: NoteTextProps) {
  return text.split(/(@[\p{L}\p{N}][\p{L}\p{N}-]*)/u).map((piece, at) =>
    piece.startsWith('@') && mentionedIn(piece, mentions).length > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
      <strong key={at}>{piece}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
      <span key={at}>{piece}</span>
    ),
  );
}
