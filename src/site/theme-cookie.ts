/** The visitor's own choice of colours; without it the system decides. */
export type Theme = 'light' | 'dark';

const yearSeconds = 31_536_000;

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The cookie that the server reads before it draws the page, so that no wrong colours flash up. */
export function themeCookie(theme: Theme): string {
  return `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
