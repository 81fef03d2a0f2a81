import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import styles from './RouteFault.module.css';

/** What a loader throws when the API refuses: already in the reader's language. */
export type Refusal = { description: string | undefined; requestId: string | undefined };

/** What went wrong with a page: `status` of the answer, undefined where there was none. */
export function useRouteFault(): {
  error: unknown;
  status: number | undefined;
  refusal: Refusal | undefined;
} {
  const error = useRouteError();
  const response = isRouteErrorResponse(error) ? error : undefined;
  const refusal = isRefusal(response?.data) ? response.data : undefined;
  return { error, status: response?.status, refusal };
}

type RouteFaultProps = {
  className: string | undefined;
  status: number | undefined;
  title: string;
  /** The next step. */
  actions: ReactNode;
  /** The number of the request, and what it is good for. */
  request: Readonly<{ name: string; hint: string }> | undefined;
  children: ReactNode;
};

/** A page in whose place a fault stands: what happened, what it means, the next step. */
export function RouteFault({ className, status, title, actions, request, children }: RouteFaultProps) {
  return (
    <div className={className}>
      {status === undefined ? null : <p className={`${styles.status} tabular`}>{status}</p>}
      <h1>{title}</h1>
      {children}
      <p className={styles.actions}>{actions}</p>
      {request === undefined ? null : (
        <p className={styles.request}>
          <code>{request.name}</code>. {request.hint}
        </p>
      )}
    </div>
  );
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'description' in value;
}
