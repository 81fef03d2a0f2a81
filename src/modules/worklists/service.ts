export { createNotes, type Notes } from './notes.ts';
export { createSavedViews, type SavedViews } from './saved-views.ts';
