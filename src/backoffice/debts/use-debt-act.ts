import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { useStaffAct } from '../session/use-staff-act.ts';

/** Another amount is owed, or goes back, than this page shows. */
const overtaken = ['owed_changed', 'back_changed'];

/** An act of the page of invoices: who has seen another amount than there is by now is told so, and the page is read anew. */
export function useDebtAct(onDone: () => Promise<void>) {
  const staff = useStaffAct('/debts', onDone);
  return {
    ...staff,
    act: (call: (api: ApiClient) => Promise<unknown>, doneText: string) =>
      staff.act(async (api) => {
        try {
          await call(api);
        } catch (error) {
          if (isApiProblem(error) && overtaken.includes(error.code)) await onDone();
          throw error;
        }
      }, doneText),
  };
}
