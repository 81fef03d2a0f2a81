/** What a process of the product needs of ours and nothing that could turn its settings: a test adds its own. */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', ...others } = process.env;
  const kept = ['NODE_COMPILE_CACHE', 'TMPDIR'].flatMap((name) => {
    const value = others[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { PATH, HOME, ...Object.fromEntries(kept) };
}
