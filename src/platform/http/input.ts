import type { z } from 'zod';
import { type FieldProblem, Problem, problems } from '#kernel/problem.ts';
import { issueWords, unprintable } from './issue-words.ts';

/** Parses one part of a request; throws `invalid_input` with a word about every wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  refuseNul(input);
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, 20).map((issue): FieldProblem => {
    const { code, text } = issueWords(issue);
    return { field: issue.path.map(String).join('.').slice(0, 200), code, text };
  });
  throw new Problem(problems.invalidInput, { fields });
}

const maxDepth = 12;

/** PostgreSQL cannot store U+0000 nor lone surrogates, and nobody types them: refused wherever they hide. */
function refuseNul(input: unknown, depth = 0): void {
  if (typeof input === 'string') {
    if (input.includes('\u0000') || !input.isWellFormed()) {
      throw new Problem(problems.invalidInput, {
        fields: [{ field: '', code: 'invalid_characters', text: unprintable }],
      });
    }
  } else if (typeof input === 'object' && input !== null) {
    if (depth > maxDepth) throw new Problem(problems.invalidInput);
    for (const [key, value] of Object.entries(input)) {
      refuseNul(key, depth + 1);
      refuseNul(value, depth + 1);
    }
  }
}
