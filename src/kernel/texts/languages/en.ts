/** The languages as they are called behind “in”; one that lacks here is called as it calls itself. */
export const en: Readonly<Record<string, string>> = { en: 'English', ru: 'Russian' };
