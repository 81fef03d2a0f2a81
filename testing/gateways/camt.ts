/** One entry of a bank statement, as far as tests care. */
export type CamtEntry = Readonly<{
  amount: string;
  remittance?: string;
  currency?: string;
  reference?: string | undefined;
  debtor?: string;
  day?: string;
  side?: 'CRDT' | 'DBIT';
  status?: string;
  isReversal?: boolean;
  /** Of a batch. */
  parts?: readonly Readonly<{ amount: string; remittance: string; reference?: string }>[];
}>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A statement in the form camt.053 as a bank would write it. */
export function camtOf(
  entries: readonly CamtEntry[],
  { version = '08', account = 'GB00EXAM00000000000000' } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>S1</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries.map(entryOf).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

function entryOf(entry: CamtEntry): string {
  const { amount, currency = 'EUR', remittance = '', reference, debtor = '', parts } = entry;
  const { day = '2026-11-28', side = 'CRDT', status = 'BOOK', isReversal = false } = entry;
  const details = (parts ?? [{ amount: '', remittance, reference: undefined }]).map(
    (part) => `<TxDtls><Refs>${
      part.reference === undefined ? '' : `<AcctSvcrRef>${escaped(part.reference)}</AcctSvcrRef>`
    }<EndToEndId>NOTPROVIDED</EndToEndId></Refs>${
      part.amount === '' ? '' : `<Amt Ccy="${currency}">${part.amount}</Amt>`
    }<RltdPties><Dbtr><Pty><Nm>${escaped(debtor)}</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>${escaped(part.remittance)}</Ustrd></RmtInf></TxDtls>`,
  );
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${
    isReversal ? '<RvslInd>true</RvslInd>' : ''
  }<Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>${
    reference === undefined ? '' : `<AcctSvcrRef>${escaped(reference)}</AcctSvcrRef>`
  }<NtryDtls>${details.join('')}</NtryDtls></Ntry>`;
}
