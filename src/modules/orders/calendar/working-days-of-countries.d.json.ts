/** Official working-day calendars by country and year, days as MM-DD. Made of `content/countries` by `npm run countries`. */
declare const workingDays: Readonly<
  Record<
    string,
    Readonly<Record<string, Readonly<{ closed: readonly string[]; open?: readonly string[] | undefined }>>>
  >
>;
export default workingDays;
