import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import type { TestRecord } from './tally.ts';

/** Loaded by `node --test-reporter` in the process of a test file: one JSON line for each test that ended. */
export default async function* eventReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const names: string[] = [];
  for await (const event of events) {
    if (event.type === 'test:start') names[event.data.nesting] = event.data.name;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, nesting, details, line, skip, todo } = event.data;
    const error = event.type === 'test:fail' ? event.data.details.error : undefined;
    const record: TestRecord = {
      name: [...names.slice(0, nesting), name].join(' › '),
      isSuite: details.type === 'suite',
      isSkipped: (skip !== undefined && skip !== false) || (todo !== undefined && todo !== false),
      hasPassed: event.type === 'test:pass',
      line,
      durationMs: details.duration_ms,
      // A parent fails because a child has: the child tells why.
      isEcho: error !== undefined && 'failureType' in error && error.failureType === 'subtestsFailed',
      detail: error === undefined ? '' : inspect(error.cause ?? error, { colors: false, depth: 5 }),
    };
    yield `${JSON.stringify(record)}\n`;
  }
}
