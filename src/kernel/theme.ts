/** The colours somebody may choose; light until they do, `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const defaultTheme: Theme = 'light';

const yearSeconds = 31_536_000;

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** The cookie that the server reads before it draws a page, so that no wrong colours flash up. */
export function themeCookie(theme: Theme): string {
  return `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

/** Reads the choice from a Cookie header; whatever else stands there is the default. */
export function themeOfCookies(cookies: string | null | undefined): Theme {
  if (cookies === null || cookies === undefined) return defaultTheme;
  const chosen = /(?:^|;\s*)theme=(\w+)(?:;|$)/.exec(cookies)?.[1];
  return isTheme(chosen) ? chosen : defaultTheme;
}

/** What `<meta name="color-scheme">` says before any style is there. */
export const colorSchemes: Readonly<Record<Theme, string>> = {
  light: 'light',
  dark: 'dark',
  system: 'light dark',
};
