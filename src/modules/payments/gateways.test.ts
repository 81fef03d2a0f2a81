import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGateways } from './gateways.ts';
import { createSandboxGatewayClient } from './sandbox-gateway.ts';

const named = (name: string) => ({
  ...createSandboxGatewayClient({ baseUrl: 'http://127.0.0.1:1', apiKey: '', webhookSecrets: [] }),
  name,
});

test('new payments begin at the first gateway, others go on where they began', () => {
  const gateways = createGateways(named('new'), named('old'));
  assert.equal(gateways.current.name, 'new');
  assert.equal(gateways.of({ gateway: 'old' }).name, 'old');
});

test('a gateway that is not there is found by nobody, whatever its name', () => {
  const gateways = createGateways(named('new'));
  assert.equal(gateways.find('constructor'), undefined);
  assert.throws(() => gateways.of({ gateway: 'gone' }), /there is no gateway gone/);
});

test('two gateways of one name do not start', () => {
  assert.throws(() => createGateways(named('one'), named('one')), /one name/);
});
