import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ConfigError, joinSettings, readSettings, setting } from './settings.ts';

const doors = { DOORS: setting('How many doors.', '2', z.coerce.number().int().default(1)) };
const walls = { COLOUR: setting('The colour of the walls.', 'white', z.enum(['white', 'grey']).optional()) };

test('every room gets its own values, and all faults come at once', () => {
  const rooms = { doors, walls };
  assert.deepEqual(readSettings(rooms, { DOORS: '3', COLOUR: '' }), {
    doors: { DOORS: 3 },
    walls: { COLOUR: undefined },
  });
  assert.throws(
    () => readSettings(rooms, { DOORS: 'many', COLOUR: 'pink' }),
    (error: unknown) =>
      error instanceof ConfigError && /^DOORS: .*\. How many doors\.\nCOLOUR: /.test(error.message),
  );
});

test('a variable belongs to one room', () => {
  assert.deepEqual(Object.keys(joinSettings([doors, walls])), ['DOORS', 'COLOUR']);
  assert.throws(() => joinSettings([doors, { ...walls, ...doors }]), /DOORS is declared by two rooms/);
});
