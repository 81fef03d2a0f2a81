/** What countries are called in the product's languages and beside these, by alpha-2; made of `content/countries` by `npm run countries`. */
declare const names: Readonly<
  Record<string, Readonly<{ name: Readonly<Record<string, string>>; aliases: readonly string[] }>>
>;
export default names;
