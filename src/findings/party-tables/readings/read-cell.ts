/** What a cell was read as. */
export type ReadCell<Value> = Readonly<
  | { is: 'read'; value: Value }
  /** It can be read in two ways, and nothing beside it tells which. */
  | { is: 'either' }
  | { is: 'unreadable' }
  | { is: 'nothing' }
>;

export const nothing = { is: 'nothing' } as const;
export const unreadable = { is: 'unreadable' } as const;
export const either = { is: 'either' } as const;

const empty =
  /^(?:[-–—.]*|n\/?a|none|null|unknown|not known|n\.\s?a\.|k\.\s?a\.|н\/?д|нет|нет данных|неизвестно|не указано|x|х)$/iu;

/** Whether a cell says nothing: it is empty, a dash, or a word for it. */
export function saysNothing(text: string): boolean {
  return empty.test(text.trim());
}
