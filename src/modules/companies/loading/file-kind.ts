import type { Register } from '#names/company/company-record.ts';

/** What an import is known by: the register, and which of its files; e.g. `gleif-relations`. */
export type FileKind = Readonly<{ name: string; register: Register }>;
