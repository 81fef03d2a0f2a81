/** Events of the state tables that no code causes yet, each with the reason; none is listed that has a caller. */
export const uncalledEvents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/modules/orders': {
    claim: 'claims are taken with their copies and move no order until the desk decides them',
    reject_claim: 'deciding a claim at the desk is not built',
    correct: 'deciding a claim at the desk is not built',
    grant_refund: 'a refund of a claim is not built',
    finish_refund: 'a refund of a claim is not built',
    fail_refund: 'a refund of a claim is not built',
    write_off: 'an unpaid debt stands until it is paid: giving it up is not built',
    reopen: 'looking again for a company that was not found is not built',
  },
  'src/modules/payments': {
    refund_part: 'money goes back whole: refunds of claims are not built',
    dispute: 'the gateway tells of no chargebacks yet',
    win_dispute: 'the gateway tells of no chargebacks yet',
    lose_dispute: 'the gateway tells of no chargebacks yet',
  },
};
