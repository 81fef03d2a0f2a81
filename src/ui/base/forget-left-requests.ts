/**
 * Takes answers that were left half-read for no fault: whoever goes on to another page ends what the first still read, and React Router
 * gives the rest of its stream to nobody, so that the browser would complain.
 */
export function forgetLeftRequests(): void {
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  });
}
