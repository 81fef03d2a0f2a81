import { Problem } from '#kernel/problem.ts';
import { deskPath } from './desk-articles.ts';
import type { Moved } from './moved-rules.ts';
import { contentProblems } from './problems.ts';

/** An address that an article was given at the desk; without a slug it is its first one again. */
export type Move = Readonly<{
  name: string;
  number: number;
  slug: string | null;
  reason: string;
  actor: string;
  movedAt: Date;
}>;

/** So often may an article move: every address it had leads to it for good. */
const mostMoves = 50;

/** The English paths that an article has had in their order, the one it has now last. */
export function pathsOf(firstPath: string, moves: readonly Move[]): string[] {
  return [firstPath, ...moves.map(({ slug }) => (slug === null ? firstPath : deskPath(slug)))];
}

/** Where every path leads that an article has had; `firstPathOf` is where one was before anybody moved it. */
export function movedBy(moves: readonly Move[], firstPathOf: (name: string) => string): Moved {
  const leads = [...Map.groupBy(moves, ({ name }) => name)].flatMap(([name, own]) => {
    const paths = pathsOf(firstPathOf(name), own);
    const now = paths.at(-1) ?? '';
    return paths.flatMap((path) => (path === now ? [] : [[path, now] as const]));
  });
  return Object.fromEntries(leads);
}

/**
 * What to write down of a move to `slug`; null brings the article back to its first address. `others` are the names of all other
 * texts. Throws 409 where the address is or was that of another text, is the present one, or moved too often.
 */
export function slugOfMove(
  wish: Readonly<{ name: string; slug: string; firstPath: string }>,
  moves: readonly Move[],
  others: ReadonlySet<string>,
): string | null {
  const { name, firstPath } = wish;
  const slug = wish.slug === name ? null : wish.slug;
  const own = moves.filter((move) => move.name === name);
  const [now, next] = [pathsOf(firstPath, own).at(-1), slug === null ? firstPath : deskPath(slug)];
  if (next === now) throw new Problem(contentProblems.atThisAddress);
  const isTaken =
    slug !== null && (others.has(slug) || moves.some((move) => move.name !== name && move.slug === slug));
  if (isTaken) throw new Problem(contentProblems.nameTaken);
  if (own.length >= mostMoves) throw new Problem(contentProblems.tooManyMoves);
  return slug;
}
