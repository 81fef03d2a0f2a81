/** Events of the state tables that no code causes yet, each with the reason; none is listed that has a caller. */
export const uncalledEvents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/modules/orders': {
    write_off: 'an unpaid debt stands until it is paid: giving it up is not built',
    reopen: 'looking again for a company that was not found is not built',
  },
};
