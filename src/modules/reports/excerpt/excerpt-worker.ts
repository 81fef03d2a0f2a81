import { buffer } from 'node:stream/consumers';
import { boundThisProcess } from '#platform/processes/bound-process.ts';
import { excerptAt } from './excerpt.ts';
import { excerptBounds } from './excerpt-bounds.ts';

// A process of its own for each copy that is big or marked up: whatever a stranger's file does to a reader, it does it here.
await boundThisProcess(excerptBounds);

// The place as one line of JSON, then the copy.
const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const place: unknown = JSON.parse(input.toString('utf8', 0, end));
const excerpt = typeof place === 'string' ? excerptAt(input.subarray(end + 1), place) : undefined;
await new Promise<void>((resolve) => process.stdout.write(JSON.stringify(excerpt ?? null), () => resolve()));
