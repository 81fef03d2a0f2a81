/** Where the weekend is not Saturday and Sunday: days of the week, 0 is Sunday. Made of `content/countries` by `npm run countries`. */
declare const weekends: Readonly<Record<string, readonly number[]>>;
export default weekends;
