/** How the driver writes a value of JavaScript; its types leave it out. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): Buffer | string | null;
}
