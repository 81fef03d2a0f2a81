/**
 * Milliseconds of processor that this thread has used: what work costs, however busy the machine is. For tests of what a hostile input
 * may cost; speeds are asked for in `bench`.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
