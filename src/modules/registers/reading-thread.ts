import { parentPort } from 'node:worker_threads';
import { demoSources } from './demo-sources.ts';
import { fileSources } from './file-sources.ts';
import { startReading } from './research/reading/start-reading.ts';
import { sources } from './sources.ts';

// What bounded-reading.ts starts: the readers of all sources, in a thread of their own.
const ofFiles = fileSources.flatMap(({ readers }) => readers.map((reader) => ({ reader })));
const asked = [...sources, ...demoSources].flatMap(({ parts }) => parts);
if (parentPort !== null) startReading([...ofFiles, ...asked], parentPort);
