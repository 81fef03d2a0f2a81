import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arrowFindings } from './arrows.ts';
import { computed } from './source-file.ts';

/** Findings of one file that imports these; `type …` marks a type-only import. */
function judge(file: string, ...imports: string[]): string[] {
  return arrowFindings([source(file, ...imports)]);
}

function source(file: string, ...imports: string[]) {
  return {
    file,
    imports: imports.map((written) => ({
      specifier: written.replace(/^type /, ''),
      isType: written.startsWith('type '),
    })),
  };
}

/** Asserts that exactly this arrow is refused, with these words. */
function refuses(file: string, written: string, words: RegExp): void {
  const findings = judge(file, written);
  assert.equal(findings.length, 1, `${file} → ${written}: ${findings.join('\n') || 'not refused'}`);
  assert.match(findings[0] ?? '', words);
}

function allows(file: string, written: string): void {
  assert.deepEqual(judge(file, written), []);
}

describe('arrows', () => {
  it('allows the table of ARCHITECTURE.md', () => {
    const allowed: [string, ...string[]][] = [
      [
        'src/app/server.ts',
        'type #site/session.ts',
        '#modules/orders/jobs.ts',
        '#workflows/place-order/routes.ts',
      ],
      ['src/app/main.ts', '#sandbox/server.ts', '#platform/config/config.ts', '#database/seed/countries.ts'],
      ['src/app/pages/pages.ts', computed, '../../../build/site/server/index.js'],
      ['src/site/home/home.tsx', '#modules/orders/contract.ts', '#modules/orders/order-states.ts', 'react'],
      [
        'src/site/home/card.tsx',
        '#modules/orders/web/OrderForm.tsx',
        '#modules/orders/texts/en.ts',
        './routes.ts',
      ],
      [
        'src/backoffice/desk.tsx',
        '#workflows/prepare-report/contract.ts',
        '#ui/Button.tsx',
        '#kernel/money.ts',
      ],
      [
        'src/workflows/place-order/place-order.ts',
        '#modules/orders/service.ts',
        '#modules/orders/contract.ts',
      ],
      ['src/workflows/place-order/routes.ts', '#platform/http/input.ts', './contract.ts', 'node:crypto'],
      ['src/modules/orders/service.ts', './repository.ts', '#platform/jobs/outbox.ts', 'kysely'],
      ['src/modules/orders/web/OrderForm.tsx', '#ui/Field.tsx', '../contract.ts', './use-order.ts', 'react'],
      ['src/modules/orders/contract.ts', 'zod', '#kernel/endpoint.ts', './order-states.ts', './limits.ts'],
      ['src/sandbox/server.ts', '#platform/http/create-server.ts', '#kernel/money.ts', './repository.ts'],
      ['src/sandbox/texts/page-texts.ts', 'node:crypto', '../cards.ts'],
      ['src/platform/http/input.ts', '../config/config.ts', '#kernel/problem.ts', 'fastify', 'node:http'],
      ['src/ui/Button.tsx', '#kernel/locale.ts', './Button.module.css', 'react'],
      ['src/kernel/endpoint.ts', 'zod', './problem.ts'],
      ['src/names/keys/phonetic-keys.ts', '../sounds/fold-word.ts', '#kernel/locale.ts', 'any-ascii'],
      ['src/modules/companies/contract.ts', '#names/numbers/criteria.ts'],
    ];
    for (const [file, ...imports] of allowed) assert.deepEqual(judge(file, ...imports), []);
  });

  it('refuses module → module and workflow → workflow, types included', () => {
    refuses('src/modules/orders/service.ts', '#modules/payments/service.ts', /never imports a module/);
    refuses(
      'src/modules/orders/web/Form.tsx',
      'type #modules/accounts/contract.ts',
      /never imports a module/,
    );
    refuses('src/workflows/place-order/routes.ts', 'type #workflows/track-order/view.ts', /a workflow never/);
  });

  it('refuses every upward or sideways arrow', () => {
    refuses(
      'src/modules/orders/service.ts',
      '#workflows/place-order/contract.ts',
      /modules never imports work/,
    );
    refuses('src/platform/http/server.ts', '#modules/orders/contract.ts', /platform never imports modules/);
    refuses('src/platform/mail/mailer.ts', '#ui/Button.tsx', /platform never imports ui/);
    refuses('src/ui/Button.tsx', '#modules/orders/contract.ts', /ui never imports modules/);
    refuses('src/workflows/place-order/place-order.ts', '#ui/Button.tsx', /workflows never imports ui/);
    refuses('src/workflows/place-order/place-order.ts', '#app/main.ts', /workflows never imports app/);
    refuses('src/site/root.tsx', '#backoffice/root.tsx', /site never imports backoffice/);
    refuses('src/backoffice/root.tsx', 'type #app/server.ts', /backoffice never imports app/);
  });

  it('lets only app see the sandbox, and the sandbox only platform and kernel', () => {
    refuses('src/modules/payments/gateway.ts', '#sandbox/server.ts', /modules never imports sandbox/);
    refuses('src/platform/http/server.ts', '#sandbox/server.ts', /platform never imports sandbox/);
    refuses('src/sandbox/server.ts', '#modules/payments/port/gateway.ts', /sandbox never imports modules/);
    refuses('src/sandbox/server.ts', '#ui/Button.tsx', /sandbox never imports ui/);
  });

  it('keeps a repository at home', () => {
    refuses(
      'src/workflows/place-order/place-order.ts',
      '#modules/orders/repository.ts',
      /nobody but its owner/,
    );
    refuses('src/app/server.ts', '#modules/orders/research-repository.ts', /nobody but its owner/);
    refuses('src/modules/orders/service.ts', '#platform/jobs/repository.ts', /nobody but its owner/);
  });

  it('keeps server code out of the browser', () => {
    const words = /browser code never imports/;
    refuses('src/site/home/home.tsx', '#platform/config/config.ts', words);
    refuses('src/site/home/home.tsx', 'type #modules/orders/service.ts', words);
    refuses('src/site/home/home.tsx', 'node:fs', words);
    refuses('src/backoffice/desk.tsx', 'fs/promises', words);
    refuses('src/backoffice/desk.tsx', '#workflows/prepare-report/routes.ts', words);
    refuses('src/ui/Button.tsx', '#platform/http/input.ts', words);
    refuses('src/ui/Button.tsx', 'node:path', words);
    refuses('src/modules/orders/web/Form.tsx', '../repository.ts', words);
    refuses('src/modules/orders/web/Form.tsx', '../jobs.ts', words);
    refuses('src/modules/orders/web/Form.tsx', '#platform/http/input.ts', words);
    refuses('src/modules/orders/texts/en.ts', 'node:fs', words);
  });

  it('shows the browser the rules of a module wherever they lie, and keeps the server out of them', () => {
    allows('src/site/home/home.tsx', '#modules/orders/placing/name-rules.ts');
    refuses('src/modules/orders/placing/name-rules.ts', 'node:fs', /browser code never imports/);
    refuses('src/modules/orders/placing/name-rules.ts', './repository.ts', /browser code never imports/);
    refuses(
      'src/site/home/home.tsx',
      '#workflows/place-order/name-rules.ts',
      /from a workflow only contract/,
    );
  });

  it('shows the browser only the shared files of a room', () => {
    refuses('src/site/home/home.tsx', '#modules/orders/order.ts', /from a module only contract/);
    refuses('src/modules/orders/web/Form.tsx', '../order.ts', /from a module only contract/);
    refuses('src/backoffice/desk.tsx', '#workflows/prepare-report/view.ts', /from a workflow only contract/);
    refuses(
      'src/site/home/home.tsx',
      '#workflows/place-order/order-states.ts',
      /from a workflow only contract/,
    );
  });

  it('shows a workflow only service.ts, contract.ts and states of a module', () => {
    refuses(
      'src/workflows/place-order/place-order.ts',
      '#modules/orders/mails.ts',
      /only service\.ts, contract/,
    );
    allows('src/workflows/place-order/x.ts', 'type #modules/orders/order-states.ts');
  });

  it('keeps contracts and states pure', () => {
    const words = /contracts and states import only/;
    refuses('src/modules/orders/contract.ts', '#platform/http/input.ts', words);
    refuses('src/modules/orders/contract.ts', 'date-holidays', words);
    refuses('src/modules/orders/order-states.ts', 'node:crypto', words);
    refuses('src/modules/orders/contract.ts', './service.ts', words);
    refuses('src/modules/orders/contract.ts', './web/OrderForm.tsx', words);
    refuses('src/workflows/place-order/contract.ts', '#modules/orders/service.ts', words);
    allows('src/workflows/place-order/contract.ts', '#modules/orders/contract.ts');
  });

  it('follows a contract into the files of its own room', () => {
    const sources = [
      source('src/modules/orders/contract.ts', './limits.ts'),
      source('src/modules/orders/limits.ts', './clockwork.ts'),
      source('src/modules/orders/clockwork.ts', 'node:os'),
    ];
    assert.deepEqual(arrowFindings(sources), [
      'src/modules/orders/clockwork.ts → node:os: contracts and states import only kernel, names, findings, ' +
        'rating, zod and browser-safe files of their own room (this file is read by src/modules/orders/contract.ts)',
    ]);
    assert.deepEqual(arrowFindings(sources.slice(1)), []);
  });

  it('keeps the kernel pure', () => {
    refuses('src/kernel/money.ts', 'node:crypto', /kernel imports only kernel and zod/);
    refuses('src/kernel/money.ts', 'pg', /kernel imports only kernel and zod/);
    refuses('src/kernel/money.ts', 'type #platform/http/input.ts', /kernel imports only kernel and zod/);
  });

  it('keeps findings pure, above names and below the modules', () => {
    const words = /findings imports only findings, names, kernel/;
    refuses('src/findings/reading/read-json.ts', 'node:crypto', words);
    refuses('src/findings/reading/read-json.ts', '#platform/files/file-store.ts', words);
    refuses('src/names/keys/phonetic-keys.ts', '#findings/vocabulary/days.ts', /names imports only/);
  });

  it('keeps names pure and below the modules', () => {
    const words = /names imports only names, kernel/;
    refuses('src/names/keys/phonetic-keys.ts', 'node:crypto', words);
    refuses('src/names/keys/phonetic-keys.ts', 'pg', words);
    refuses('src/names/keys/phonetic-keys.ts', '#platform/config/config.ts', words);
    refuses('src/names/keys/phonetic-keys.ts', 'type #modules/companies/contract.ts', words);
    refuses('src/site/home/home.tsx', '#names/keys/phonetic-keys.ts', /site never imports names/);
    refuses(
      'src/workflows/place-order/x.ts',
      '#names/keys/phonetic-keys.ts',
      /workflows never imports names/,
    );
    refuses('src/platform/http/input.ts', '#names/keys/phonetic-keys.ts', /platform never imports names/);
  });

  it('lets app see site and back office only as types, and of the database only its seed', () => {
    refuses('src/app/server.ts', '#site/session.ts', /site only with import type/);
    refuses('src/app/server.ts', '#backoffice/session.ts', /backoffice only with import type/);
    refuses('src/app/server.ts', '#database/migrations/run.ts', /only database\/seed/);
    refuses(
      'src/modules/countries/service.ts',
      '#database/seed/countries.ts',
      /modules never imports database/,
    );
  });

  it('lets a module see ui from web/ only', () => {
    refuses('src/modules/orders/service.ts', '#ui/Button.tsx', /only web\/ imports ui/);
  });

  it('never lets src see testing, bin, e2e or bench', () => {
    refuses('src/app/main.ts', '#testing/browser/chromium.ts', /app never imports testing/);
    refuses('src/app/main.ts', '../../bin/build.ts', /app never imports bin/);
    refuses('src/platform/http/server.ts', '../../../e2e/order.ts', /platform never imports e2e/);
    refuses('src/site/root.tsx', '../../bench/pages.ts', /site never imports bench/);
  });

  it('leaves a room by its door only, and goes nowhere else', () => {
    refuses('src/site/home/home.tsx', '../../kernel/money.ts', /\.\/ stays in src\/site/);
    refuses('src/app/main.ts', '#shop/till.ts', /no door #shop/);
    refuses('src/app/main.ts', '../../../elsewhere/x.ts', /out of the house/);
    refuses('src/platform/files/store.ts', computed, /hides its arrow/);
    assert.deepEqual(judge('src/tools/x.ts'), ['src/tools/x.ts stands in no room of ARCHITECTURE.md']);
  });

  it('refuses a cycle and shows the shortest way round, types included', () => {
    const findings = arrowFindings([
      source('src/kernel/a.ts', './b.ts'),
      source('src/kernel/b.ts', './c.ts', './d.ts'),
      source('src/kernel/c.ts', './d.ts'),
      source('src/kernel/d.ts', 'type ./a.ts'),
      source('src/kernel/e.ts', './a.ts'),
    ]);
    assert.deepEqual(findings, [
      'cycle: src/kernel/a.ts → src/kernel/b.ts → src/kernel/d.ts → src/kernel/a.ts',
    ]);
    assert.equal(judge('src/kernel/self.ts', './self.ts').length, 1);
  });
});
