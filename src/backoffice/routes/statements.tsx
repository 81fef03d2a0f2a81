import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { getStaffOrder } from '#workflows/prepare-report/contract.ts';
import { sourceOfDocument } from '../documents/document-source.ts';
import { keptDocument } from '../documents/kept-document.ts';
import { useOrderDocuments } from '../documents/use-order-documents.ts';
import { OrderProvider, useOrderWork } from '../order/work/order-work.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import { StatementGrid } from '../statements/StatementGrid.tsx';
import { useSaveChanges } from '../statements/use-save-changes.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './statements.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { orderId = '' } = params;
  return loadPage(request, (api) => api.call(getStaffOrder, { params: { orderId } }));
}

export default function StatementsPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <OrderProvider key={loaded.orderId} loaded={loaded}>
      <StatementsDesk />
    </OrderProvider>
  );
}

function StatementsDesk() {
  const { statements, editor, documents: words } = useTexts();
  const { staffOrder, may } = useOrderWork();
  const saved = staffOrder.dossier?.sections.find(({ code }) => code === 'financials');
  const { section, change, fault } = useSaveChanges(saved);
  const kept = keptDocument(staffOrder.orderId);
  const documents = useOrderDocuments(staffOrder.orderId, kept !== undefined);
  const document = documents.find(({ sha256 }) => sha256 === kept);
  const { number, subject } = staffOrder.order;
  const { name } = subject.kind === 'company' ? subject : subject.request;
  return (
    <div className={styles.page}>
      <PageTitle>{`${statements.title} · ${number}`}</PageTitle>
      <h1 className={styles.title}>
        <Link to={`/orders/${staffOrder.orderId}`}>{number}</Link> · {name} · {statements.title}
      </h1>
      <FaultNotice fault={fault} />
      {section === undefined ? (
        <p>{editor.none}</p>
      ) : (
        <>
          {document?.name == null ? null : (
            <p>
              {words.cites} <strong>{document.name.title}</strong>
            </p>
          )}
          <StatementGrid
            section={section}
            isWritten={may('saveFact')}
            cited={document && sourceOfDocument(document)}
            change={change}
          />
        </>
      )}
    </div>
  );
}
