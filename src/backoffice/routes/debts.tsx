import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Table } from '#ui/frame/Table.tsx';
import { getDebts, listEntries } from '#workflows/collect-debts/contract.ts';
import parts from '../companies/companies.module.css';
import { ApproveDialog } from '../debts/ApproveDialog.tsx';
import { BackRow } from '../debts/BackRow.tsx';
import { CameRow } from '../debts/CameRow.tsx';
import { CreditRow } from '../debts/CreditRow.tsx';
import { EntryRow } from '../debts/EntryRow.tsx';
import { OwedRow } from '../debts/OwedRow.tsx';
import { StatementFile } from '../debts/StatementFile.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import { isOffered, useStaffUser } from '../session/use-staff-user.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPage(request, async (api) => {
    const [debts, { entries }] = await Promise.all([api.call(getDebts, {}), api.call(listEntries, {})]);
    return { ...debts, entries };
  });
}

const headOf = (names: readonly string[]) => names.map((name) => ({ name }));

/** Invoices that are not paid, refunds to transfer by hand, and who may pay by invoice. */
export default function Debts() {
  const { debts } = useTexts();
  const { lines, owed, backs, came, entries } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const user = useStaffUser();
  const [isApproving, setApproving] = useState(false);
  const mayMark = isOffered('debt.mark_paid', user);
  const mayApprove = isOffered('credit.approve', user);
  return (
    <>
      <PageTitle>{debts.title}</PageTitle>
      <div className={styles.head}>
        <h1>{debts.title}</h1>
        {owed.length === 0 ? null : <p className={styles.count}>{debts.count(owed.length)}</p>}
      </div>
      <p className={styles.lead}>{debts.lead}</p>
      {owed.length === 0 ? (
        <div className={styles.lead}>
          <Notice icon="check" title={debts.noneTitle}>
            <p>{debts.noneText}</p>
          </Notice>
        </div>
      ) : (
        <section aria-label={debts.open} className={styles.lead}>
          <Table
            head={headOf([debts.invoice, debts.buyer, debts.owed, debts.due, debts.mark])}
            stacks="mobile"
            className={table.table}
          >
            {owed.map((debt) => (
              <OwedRow key={debt.debtId} debt={debt} mayMark={mayMark} onDone={revalidate} />
            ))}
          </Table>
        </section>
      )}
      {backs.length === 0 ? null : (
        <section aria-labelledby="backs" className={parts.part}>
          <h2 id="backs">{debts.backs}</h2>
          <p>{debts.backsLead}</p>
          <Table
            head={headOf([debts.invoice, debts.buyer, debts.owed, debts.since, debts.made])}
            stacks="mobile"
            className={table.table}
          >
            {backs.map((back) => (
              <BackRow key={back.refundId} back={back} mayMark={mayMark} onDone={revalidate} />
            ))}
          </Table>
        </section>
      )}
      <section aria-labelledby="statements" className={parts.part}>
        <h2 id="statements">{debts.statements}</h2>
        <p>{debts.statementsLead}</p>
        <StatementFile onDone={revalidate} />
        {entries.length === 0 ? null : (
          <>
            <h3 id="entries">{debts.entries}</h3>
            <Table
              head={headOf([debts.came, debts.says, debts.whyOpen, debts.candidates, debts.leave])}
              stacks="mobile"
              className={table.table}
            >
              {entries.map((entry) => (
                <EntryRow key={entry.entryId} entry={entry} mayMark={mayMark} onDone={revalidate} />
              ))}
            </Table>
          </>
        )}
      </section>
      {came.length === 0 ? null : (
        <section aria-labelledby="marks" className={parts.part}>
          <h2 id="marks">{debts.marks}</h2>
          <p>{debts.marksLead}</p>
          <Table
            head={headOf([debts.invoice, debts.buyer, debts.came, debts.cameOn, debts.takeBack])}
            stacks="mobile"
            className={table.table}
          >
            {came.map((transfer) => (
              <CameRow key={transfer.transferId} transfer={transfer} mayMark={mayMark} onDone={revalidate} />
            ))}
          </Table>
        </section>
      )}
      <section aria-labelledby="lines" className={parts.part}>
        <h2 id="lines">{debts.lines}</h2>
        {lines.length === 0 ? (
          <p>{debts.noLines}</p>
        ) : (
          <Table
            head={headOf([debts.buyer, debts.limit, debts.used, debts.days, debts.standing, debts.change])}
            stacks="mobile"
            className={table.table}
          >
            {lines.map((line) => (
              <CreditRow key={line.accountId} line={line} mayApprove={mayApprove} onDone={revalidate} />
            ))}
          </Table>
        )}
        {mayApprove ? (
          <>
            <Button look="secondary" onClick={() => setApproving(true)}>
              {debts.approve}
            </Button>
            <ApproveDialog
              line={undefined}
              isOpen={isApproving}
              onClose={() => setApproving(false)}
              onDone={revalidate}
            />
          </>
        ) : null}
      </section>
    </>
  );
}
