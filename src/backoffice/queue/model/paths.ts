export const orderPath = (orderId: string) => `/orders/${orderId}`;
export const dossierPath = (orderId: string) => `/orders/${orderId}/dossier`;
export const reviewPath = (orderId: string) => `/orders/${orderId}/review`;
