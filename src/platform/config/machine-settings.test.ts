import assert from 'node:assert/strict';
import { test } from 'node:test';
import { machineSettings } from './machine-settings.ts';
import { ConfigError, envExample, line, readSettings, setting } from './settings.ts';
import { drainSecondsBehind } from './trusted-proxies.ts';

type Name = keyof typeof machineSettings;
const read = (environment: Readonly<Record<string, string>>) =>
  readSettings({ machine: machineSettings }, environment).machine;
const isTaken = (name: Name, value: string) => {
  try {
    read({ [name]: value });
    return true;
  } catch (error) {
    assert.ok(error instanceof ConfigError && error.message.startsWith(`${name}: `), String(error));
    return false;
  }
};

test('nothing has to be set', () => {
  const { PORT, HOST, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES, ABUSE_LIMIT_FACTOR, LOG_LEVEL } = read({});
  assert.deepEqual([PORT, HOST, DATA_DIR, DATABASE_URL], [3000, '127.0.0.1', 'var', undefined]);
  assert.deepEqual([TRUSTED_PROXIES, ABUSE_LIMIT_FACTOR, LOG_LEVEL], [[], 1, 'info']);
});

test('what is empty counts as not set', () => {
  const environment = Object.fromEntries(Object.keys(machineSettings).map((name) => [name, '']));
  assert.deepEqual(read(environment), read({}));
});

test('numbers have their bounds', () => {
  for (const [name, good, bad] of [
    ['PORT', ['0', '65535'], ['-1', '65536', '80.5', 'http', 'NaN']],
    ['METRICS_PORT', ['0', '9464'], ['-1', '65536', 'on']],
    ['DRAIN_SECONDS', ['0', '0.5', '120'], ['-1', '121', 'soon']],
    ['DISK_RESERVE_MB', ['0', '64'], ['-1', '1.5', 'all']],
    ['ABUSE_LIMIT_FACTOR', ['1', '2.5'], ['0', '0.9', '-1', 'Infinity']],
  ] as const) {
    for (const value of good) assert.ok(isTaken(name, value), `${name}=${value}`);
    for (const value of bad) assert.ok(!isTaken(name, value), `${name}=${value}`);
  }
});

test('an address begins with a protocol that fits, and is one', () => {
  for (const [name, good, bad] of [
    [
      'PUBLIC_URL',
      ['https://a.example', 'http://localhost:3000'],
      ['a.example', 'ftp://a', 'https://', '//a'],
    ],
    ['DATABASE_URL', ['postgres://u:p@h/d', 'postgresql:///d?host=/tmp'], ['mysql://h/d', 'postgresx://h']],
    ['MAIL_URL', ['smtp://h:25', 'smtps://u:p@h'], ['mailto:a@b.de', 'http://h']],
  ] as const) {
    for (const value of good) assert.ok(isTaken(name, value), `${name}=${value}`);
    for (const value of bad) assert.ok(!isTaken(name, value), `${name}=${value}`);
  }
});

test('a proxy is an address or a network, and never everybody', () => {
  for (const value of [
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
    '127.0.0.1, 10.0.0.0/8,,::1 ',
    '1.2.3.4/32',
  ])
    assert.ok(isTaken('TRUSTED_PROXIES', value), value);
  for (const value of [
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0/8',
    'proxy.example',
    '10.0.0.0/-8',
    '10.0.0.0/8x',
    '*',
  ])
    assert.ok(!isTaken('TRUSTED_PROXIES', value), value);
  assert.deepEqual(read({ TRUSTED_PROXIES: ' ::1,\n10.0.0.0/8 ' }).TRUSTED_PROXIES, ['::1', '10.0.0.0/8']);
});

test('only behind a proxy somebody is waited for', () => {
  assert.deepEqual([undefined, [], ['::1']].map(drainSecondsBehind), [0, 0, 5]);
});

test('every fault is told at once, with the sentence that says what the variable is for', () => {
  assert.throws(
    () => read({ PORT: 'x', LOG_LEVEL: 'loud', MAIL_URL: 'y' }),
    (error) => {
      assert.ok(error instanceof ConfigError);
      const lines = error.message.split('\n');
      assert.deepEqual(
        lines.map((text) => text.split(':')[0]),
        ['PORT', 'MAIL_URL', 'LOG_LEVEL'],
      );
      assert.match(
        lines[1] ?? '',
        /must be an address that starts with smtp:\/\/ or smtps:\/\/\. SMTP server/,
      );
      return true;
    },
  );
});

test('the example names each variable with its sentence, and sets none', () => {
  const text = envExample({ DOORS: setting('How many doors.', '2', line), ...machineSettings });
  assert.match(text, /# How many doors\.\n#DOORS=2\n/);
  for (const written of text.split('\n')) assert.ok(written === '' || written.startsWith('#'), written);
  for (const name of Object.keys(machineSettings)) assert.ok(text.includes(`\n#${name}=`), name);
});

test('every example is taken by what reads it', () => {
  for (const [name, { example }] of Object.entries(machineSettings))
    assert.ok(isTaken(name as Name, example), name); // a record's keys are its names
});

test('a line of text is trimmed, and has a bound at both ends', () => {
  assert.equal(line.parse('  Nord AG '), 'Nord AG');
  assert.deepEqual(
    [undefined, 'ab', ' a ', 'x'.repeat(300), 'x'.repeat(301)].map((typed) => line.safeParse(typed).success),
    [true, true, false, true, false],
  );
});
