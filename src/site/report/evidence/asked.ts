import { maxLeafed } from '../parts/evidence-links.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The facts of a figure that an address names; anything of another shape is none. */
export function askedFacts(text: string | null): string[] {
  return (text ?? '').split(',', maxLeafed).filter((part) => uuid.test(part));
}

/** A revision that an address names; the latest for anything of another shape. */
export function revisionOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
