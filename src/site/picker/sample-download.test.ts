import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSampleReport } from '#workflows/sample-report/contract.ts';
import { samplePath, sampleRequestId } from './sample-download.ts';
import { fileNameOf } from './sample-file-name.ts';

test('the written-out call is the one of the contract', () => {
  assert.equal(samplePath, getSampleReport.path);
  assert.equal(getSampleReport.method, 'POST');
  assert.equal(
    getSampleReport.body?.parse({ requestId: sampleRequestId, countryId: 276 }).requestId,
    sampleRequestId,
  );
});

test('the name of the file is the server’s, in letters of any alphabet', () => {
  const name = encodeURIComponent('Образец отчёта – Германия.pdf');
  assert.equal(
    fileNameOf(`attachment; filename="x.pdf"; filename*=UTF-8''${name}`),
    'Образец отчёта – Германия.pdf',
  );
  assert.equal(fileNameOf('attachment; filename="Sample-report-Germany.pdf"'), 'Sample-report-Germany.pdf');
});

test('a name that leads elsewhere or says nothing is not taken as it is', () => {
  assert.equal(fileNameOf("attachment; filename*=UTF-8''..%2F..%2Fetc"), undefined);
  assert.equal(fileNameOf("attachment; filename*=UTF-8''a%2Fb%0A.pdf"), 'a b .pdf');
  assert.equal(fileNameOf('attachment; filename*=UTF-8\'\'%E0%A4%A; filename="b.pdf"'), 'b.pdf');
  assert.equal(fileNameOf(`attachment; filename="${'x'.repeat(500)}"`)?.length, 150);
  for (const nothing of [null, '', 'attachment', 'attachment; filename=""'])
    assert.equal(fileNameOf(nothing), undefined);
});
