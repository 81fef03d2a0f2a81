import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventFindings } from './event-callers.ts';

const room = 'src/modules/orders';
function found(text: string, excused: Record<string, string> = {}, file = `${room}/service.ts`): string[] {
  return eventFindings(room, ['claim'], [{ file, text }], excused);
}

const callers = {
  'an argument': "apply(tx, id, 'claim', context);",
  'an answer': "function next() { return isPaid ? 'claim' : 'nothing'; }",
  'a value called an event': "const row = { limit: { afterMs: 1, event: 'claim' } };",
  'a consequence': "const found = { order: 'claim' };",
  'a choice kept for later': "const event = isPaid ? 'claim' : 'close';",
};
for (const [what, text] of Object.entries(callers)) {
  test(`${what} is a caller`, () => {
    assert.deepEqual(found(text), []);
    assert.match(
      found(text, { claim: 'not built' })[0] ?? '',
      /service\.ts causes claim now: take it off the list/,
    );
  });
}

const onlookers = {
  'a comparison': "if (event === 'claim') stop();",
  'a case': "switch (event) { case 'claim': stop(); }",
  'a type': "type Event = 'claim' | 'close';",
  'a list': "const events = ['claim'];",
  'a question to the table': "const may = orderMachine.may(state, 'claim');",
  'another value': "const row = { ending: 'claim' };",
};
for (const [what, text] of Object.entries(onlookers)) {
  test(`${what} is no caller`, () => {
    assert.match(found(text)[0] ?? '', /no code causes claim; say why/);
    assert.deepEqual(found(text, { claim: 'not built' }), []);
  });
}

test('a stranger that does not know the room is no caller', () => {
  assert.equal(found("apply('claim');", {}, 'src/workflows/place-order/x.ts').length, 1);
  const knows = "import '#modules/orders/service.ts'; apply('claim');";
  assert.deepEqual(found(knows, {}, 'src/workflows/place-order/x.ts'), []);
});

test('a reason for an event that is not there is refused', () => {
  assert.match(found("apply('claim');", { clam: 'typo' })[0] ?? '', /knows no event clam/);
});
