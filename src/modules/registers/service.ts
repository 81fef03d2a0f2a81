export { findImportSource, importSources } from './catalogue.ts';
export type { ImportSource } from './files/import-source.ts';
export { openSourceFile } from './files/source-file.ts';
export { verifyFile } from './files/verify-file.ts';
export type { LiveRegisters } from './live/live-registers.ts';
export type { SourceAnswer } from './live/source-answer.ts';
