import { parentPort } from 'node:worker_threads';
import { demoSources } from './demo-sources.ts';
import { startReading } from './research/reading/start-reading.ts';
import { sources } from './sources.ts';

// What bounded-reading.ts starts: the readers of all sources, in a thread of their own.
if (parentPort !== null) startReading([...sources, ...demoSources], parentPort);
