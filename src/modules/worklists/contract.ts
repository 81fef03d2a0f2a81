import { z } from 'zod';
import { instant, line, lines, text, uuid } from '#kernel/shapes.ts';

export { type DeskDue, type DeskSort, type DeskView, deskDues, deskSorts, deskViews } from './desk-rules.ts';

export const maxNoteLength = 2_000;
/** So many people may be named in one note. */
export const maxMentions = 10;
/** So many notes of an order are shown, the latest. */
export const maxNotes = 200;
export const maxSavedViews = 12;

/** A note as it is typed. */
export const noteText = lines(maxNoteLength).min(1);
/** What a saved view is called. */
export const viewName = line(60).min(1);

/** What one of the staff has left at an order for the others. */
export const noteView = z
  .object({
    id: uuid,
    authorId: uuid,
    authorName: text(400),
    text: text(maxNoteLength),
    mentions: z.array(z.object({ id: uuid, name: text(400) })).max(maxMentions),
    madeAt: instant,
  })
  .meta({ id: 'OrderNote' });
export type NoteView = z.output<typeof noteView>;
