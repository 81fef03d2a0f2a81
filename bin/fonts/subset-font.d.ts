/** What we use of the package, which brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Readonly<{
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes: Readonly<Record<string, Readonly<{ min: number; max: number }>>>;
    }>,
  ): Promise<Buffer>;
}
