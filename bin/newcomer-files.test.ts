import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, settings } from '#app/config/config.ts';
import { root } from './check/check.ts';
import { listFiles } from './check/list-files.ts';

const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const exists = (path: string): boolean => existsSync(new URL(path, root));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
        image: z.string().optional(),
        environment: z.record(z.string(), z.string()).default({}),
        ports: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
        depends_on: z.record(z.string(), z.unknown()).default({}),
      }),
    ),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read('compose.yaml')));

/** The lines of the Containerfile by their instruction. */
const container = read('Containerfile')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }));
const restsOf = (word: string): string[] =>
  container.filter((line) => line.word === word).map(({ rest }) => rest);
const containerEnv = Object.fromEntries(
  restsOf('ENV').flatMap((rest) =>
    Array.from(rest.matchAll(/(\w+)=(\S+)/g), ([, name = '', value]) => [name, value]),
  ),
);

test('the container copies files, runs scripts and starts a command that are there', () => {
  for (const rest of restsOf('COPY')) {
    if (rest.startsWith('--from=built ')) continue;
    for (const path of rest.split(' ').slice(0, -1)) assert.ok(exists(path), path);
  }
  for (const rest of restsOf('RUN')) {
    const script = /npm run (\S+)/.exec(rest)?.[1];
    if (script !== undefined) assert.ok(Object.hasOwn(scripts, script), script);
  }
  const command = z.array(z.string()).parse(JSON.parse(restsOf('CMD')[0] ?? ''));
  assert.deepEqual(command.join(' '), scripts.start?.replace('node ', 'node_modules/.bin/node '));
  for (const path of command) assert.ok(path.startsWith('--') || exists(path), path);
});

test('what the container leaves out is nothing that the product runs', () => {
  const left = read('.dockerignore').split('\n').filter(Boolean);
  for (const needed of [
    'bin',
    'content',
    'database',
    'docs',
    'src',
    'testing',
    'package-lock.json',
    '.npmrc',
  ])
    assert.ok(!left.includes(needed), needed);
});

test('the ports of container, compose file and settings are the same', () => {
  const { port, sandboxPort } = readConfig({});
  assert.deepEqual(restsOf('EXPOSE')[0]?.split(' '), [String(port), String(sandboxPort)]);
  assert.deepEqual(
    compose.services.app?.ports,
    [port, sandboxPort].map((own) => `127.0.0.1:${own}:${own}`),
  );
});

test('the app of the compose file takes its settings, and finds database and mail under their names', () => {
  const { app } = compose.services;
  assert.ok(app);
  for (const name of Object.keys({ ...containerEnv, ...app.environment })) assert.ok(name in settings, name);
  const config = readConfig({ ...containerEnv, ...app.environment });
  const database = new URL(config.databaseUrl ?? '');
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } =
    compose.services[database.hostname]?.environment ?? {};
  assert.deepEqual(
    [database.username, database.password, database.pathname],
    [POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`],
  );
  const mail = new URL(app.environment.MAIL_URL ?? '');
  assert.deepEqual(Object.keys(app.depends_on).sort(), [database.hostname, mail.hostname].sort());
  assert.equal(app.environment.PUBLIC_URL, `http://localhost:${config.port}`);
  assert.equal(app.environment.SANDBOX_PUBLIC_URL, `http://localhost:${config.sandboxPort}`);
  assert.deepEqual(app.volumes, [`data:${config.dataDir}`]);
});

test('every service of the compose file has its image, its file and its volumes', () => {
  for (const [name, { build, image, volumes, depends_on }] of Object.entries(compose.services)) {
    assert.ok(image === undefined ? exists(build?.dockerfile ?? '?') : /\/[\w-]+:v?\d/.test(image), name);
    for (const volume of volumes)
      assert.ok(Object.hasOwn(compose.volumes, volume.split(':')[0] ?? ''), volume);
    for (const other of Object.keys(depends_on)) assert.ok(Object.hasOwn(compose.services, other), other);
  }
});

test('the workflow runs what .ci/run runs, in the same order', () => {
  const { jobs } = z
    .object({
      jobs: z.object({ check: z.object({ steps: z.array(z.object({ run: z.string().optional() })) }) }),
    })
    .parse(parse(read('.github/workflows/check.yml')));
  const steps = jobs.check.steps.flatMap(({ run }) => run ?? []);
  const commands = Array.from(read('.ci/run').matchAll(/^npm .*?(?= \|\||$)/gm), ([command]) => command);
  assert.ok(commands.length > 0);
  assert.deepEqual(steps, commands);
});

test('the forms of issues are whole', () => {
  const field = z.object({
    type: z.enum(['markdown', 'textarea', 'input']),
    id: z.string().optional(),
    attributes: z.union([z.object({ label: z.string() }), z.object({ value: z.string() })]),
  });
  const form = z.object({ name: z.string(), description: z.string(), body: z.array(field).min(1) });
  const forms = listFiles('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !file.endsWith('/config.yml'));
  assert.equal(forms.length, 2);
  for (const file of forms) {
    const ids = form
      .parse(parse(read(file)))
      .body.flatMap(({ type, id }) => (type === 'markdown' ? [] : [id]));
    assert.ok(ids.every((id) => id !== undefined) && new Set(ids).size === ids.length, file);
  }
});

test('editors are told the same as Biome', () => {
  const { formatter } = z
    .object({ formatter: z.object({ indentStyle: z.string(), indentWidth: z.int(), lineWidth: z.int() }) })
    .parse(JSON.parse(read('biome.json')));
  const told = Object.fromEntries(
    Array.from(read('.editorconfig').matchAll(/^(\w+) = (\w+)$/gm), ([, name = '', value]) => [name, value]),
  );
  assert.deepEqual(
    [told.indent_style, told.indent_size, told.max_line_length],
    [formatter.indentStyle, String(formatter.indentWidth), String(formatter.lineWidth)],
  );
});
