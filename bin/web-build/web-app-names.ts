/** Our two React Router applications: the public website and the staff pages. */
export const webAppNames = ['site', 'backoffice'] as const;

/** Folder of the application below `src` and `build`. */
export type WebAppName = (typeof webAppNames)[number];
