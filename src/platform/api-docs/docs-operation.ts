import type { Limit } from '#kernel/limit.ts';
import type { Schema } from '#platform/http/json-schema.ts';

/** What the page reads of a parameter or a header. */
export type DocsParameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};

export type DocsMedia = Record<string, { schema: Schema; example?: unknown }>;

/** What the page reads of a call; the document is one of ours, so nothing else stands in it. */
export type DocsOperation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters?: DocsParameter[];
  requestBody?: { content: DocsMedia };
  'x-limit'?: Limit;
  responses: Record<string, { description: string; headers?: Record<string, unknown>; content?: DocsMedia }>;
};

export type DocsDocument = {
  info: { title: string; version: string };
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, DocsOperation>>;
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, DocsParameter> };
};

/** A call with where it stands. */
export type DocsCall = Readonly<{ method: string; path: string; operation: DocsOperation }>;
