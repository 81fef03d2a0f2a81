/** Made at build time from sign-in/keep-early-form.ts by bin/web-build/inline-function.ts. */
declare module 'virtual:early-form-script' {
  /** The function as an expression. */
  export const script: string;
}
