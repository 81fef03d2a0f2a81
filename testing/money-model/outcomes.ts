/** Of many tries at once: how many were done, and with which codes the others were refused. */
export const outcomes = (results: readonly PromiseSettledResult<unknown>[]) => ({
  done: results.filter(({ status }) => status === 'fulfilled').length,
  codes: [
    ...new Set(results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []))),
  ].sort(),
});
