import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorMs } from '#testing/processes/processor-time.ts';
import { readReturn } from './read-return.ts';

const report = (type: string, status: readonly string[], more: readonly string[] = []) =>
  Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      type,
      '',
      'This is a MIME-encapsulated message.',
      '',
      '--B1/mx.example',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'Action: failed is not what these words mean.',
      '--B1/mx.example',
      'Content-Type: message/delivery-status',
      '',
      ...status,
      '',
      '--B1/mx.example',
      'Content-Type: text/rfc822-headers',
      '',
      ...more,
      '--B1/mx.example--',
    ].join('\r\n'),
  );
const folded = 'Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="B1/mx.example"';

test('Postfix: the second block says what happened, without the address', () => {
  const read = readReturn(
    report(folded, [
      'Reporting-MTA: dns; mx.example',
      'X-Postfix-Queue-ID: 4XyZ',
      'Arrival-Date: Sat, 28 Nov 2026 10:00:00 +0000 (UTC)',
      '',
      'Final-Recipient: rfc822; anna@gone.example',
      'Original-Recipient: rfc822;anna@gone.example',
      'Action: failed',
      'Status: 5.1.1',
      'Remote-MTA: dns; mail.gone.example',
      'Diagnostic-Code: smtp; 550 5.1.1 <anna@gone.example>: Recipient address',
      '    rejected: User unknown',
    ]),
  );
  const words = '550 5.1.1 <…@…>: Recipient address     rejected: User unknown';
  assert.deepEqual(read, { kind: 'bounce', status: '5.1.1', words });
});

test('Exim: with a report, and before 4.86 with a field alone', () => {
  const type = 'Content-Type: multipart/report; report-type=delivery-status; boundary=B1/mx.example';
  const status = ['Action: failed', 'Final-Recipient: rfc822;a@b.example', 'Status: 5.0.0'];
  const lines = ['Reporting-MTA: dns; exim.example', '', ...status, 'Diagnostic-Code: smtp; 550 Unrouteable'];
  assert.deepEqual(readReturn(report(type, lines)), {
    ...{ kind: 'bounce', status: '5.0.0', words: '550 Unrouteable' },
  });
  const old = [
    'X-Failed-Recipients: a@b.example',
    'Auto-Submitted: auto-replied',
    '',
    'could not be delivered',
  ];
  assert.equal(readReturn(old.join('\n'))?.kind, 'bounce');
  assert.equal(readReturn(old.toSpliced(1, 1).join('\n')), undefined, 'a person may write the field');
});

test('Exchange and Gmail: other orders, cases and parts', () => {
  const exchange = report(
    'content-type: MULTIPART/Report; boundary="B1/mx.example"; Report-Type="delivery-status"',
    [
      'Reporting-MTA: dns;AM0PR01.eurprd01.prod.exchange.example',
      '',
      'Final-recipient: RFC822;a@b.example',
      'Action: FAILED',
      'Status: 5.1.10 (bad destination)',
      'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
      'X-Display-Name: a',
    ],
  );
  assert.deepEqual(readReturn(exchange), {
    kind: 'bounce',
    status: '5.1.10',
    words: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
  });
  const inner = 'multipart/related; boundary="00000000000055"';
  const gmail = [
    'Content-Type: multipart/report; boundary="00000000000077"; report-type=delivery-status',
    '',
    '--00000000000077',
    `Content-Type: ${inner}`,
    '',
    '--00000000000055',
    'Content-Type: text/html',
    '',
    '--00000000000055--',
    '--00000000000077',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    '',
    'Final-Recipient: rfc822; a@b.example',
    'Action: failed',
    'Status: 5.1.2',
    'Diagnostic-Code: smtp; The domain was not found.',
    '--00000000000077--',
  ];
  assert.deepEqual(readReturn(gmail.join('\n')), {
    ...{ kind: 'bounce', status: '5.1.2', words: 'The domain was not found.' },
  });
});

test('late is not lost, given up is; what arrived or says nothing is no return', () => {
  const kindOf = (...fields: string[]) =>
    readReturn(report(folded, ['Reporting-MTA: dns; x', '', ...fields]))?.kind;
  assert.equal(kindOf('Action: delayed', 'Status: 4.4.1', 'Will-Retry-Until: tomorrow'), 'delay');
  assert.equal(kindOf('Action: failed', 'Status: 4.4.7'), 'bounce');
  assert.equal(kindOf('Status: 5.2.2'), 'bounce');
  assert.equal(kindOf('Status: 4.2.2'), 'delay');
  for (const action of ['delivered', 'relayed', 'expanded'])
    assert.equal(kindOf(`Action: ${action}`, 'Status: 2.1.5'), undefined);
  assert.equal(kindOf('Action: '), undefined);
  assert.equal(readReturn('Subject: Out of office\nAuto-Submitted: auto-replied\n\nuntil Monday'), undefined);
});

test('a complaint is told by its type; that a mail is wanted after all is none', () => {
  const arf = (type: string) =>
    readReturn(
      [
        'Content-Type: multipart/report; report-type=feedback-report; boundary=x',
        '',
        ...['--x', 'Content-Type: message/feedback-report', ''],
        ...[`Feedback-Type: ${type}`, 'User-Agent: SomeGenerator/1.0', 'Version: 1', '--x--'],
      ].join('\r\n'),
    );
  assert.deepEqual(arf('abuse'), { kind: 'complaint', status: 'abuse', words: '' });
  assert.equal(arf('not-spam'), undefined);
});

test('whatever a stranger writes is read in little time, and gives nothing', () => {
  const head = 'Content-Type: multipart/report; boundary=a\r\n\r\n';
  const hostile: Record<string, string> = {
    empty: '',
    'one line': 'x'.repeat(30_000_000),
    'parts without end': head + '--a\r\n\r\nx\r\n'.repeat(2_000_000),
    'parts in parts': head + '--a\r\nContent-Type: multipart/report; boundary=a\r\n\r\n'.repeat(500_000),
    'fields without end': 'A: b\r\n'.repeat(3_000_000),
    'one field folded without end': `Content-Type: multipart/report;${'\r\n '.repeat(5_000_000)}boundary=a`,
    'a boundary without end': `Content-Type: multipart/report; boundary="${'a'.repeat(5_000_000)}`,
    'semicolons and spaces': `Content-Type: multipart/report${'; '.repeat(3_000_000)}`,
    'blocks without end': `${head}--a\nContent-Type: message/delivery-status\n\n${'A: b\n\n'.repeat(2_000_000)}`,
    'a status without end': `${head}--a\nContent-Type: message/delivery-status\n\nStatus: ${'5'.repeat(5_000_000)}`,
    zeros: '\0'.repeat(5_000_000),
  };
  for (const [name, text] of Object.entries(hostile)) {
    const raw = Buffer.from(text);
    const began = processorMs();
    assert.equal(readReturn(raw), undefined, name);
    const took = processorMs() - began;
    // A hundred times what it takes; the square of the length would be minutes.
    assert.ok(took < 1_500, `${name}: ${took} ms`);
  }
});
