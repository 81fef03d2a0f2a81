import type { QuestionClass } from '../question.ts';
import { hintClasses } from './hint-classes.ts';
import { partClasses } from './part-classes.ts';
import { readingClasses } from './reading-classes.ts';

/** What people type besides the name, instead of it, or of it; some can only be asked of natural names. */
export const typedClasses: readonly QuestionClass[] = [...hintClasses, ...readingClasses, ...partClasses];
