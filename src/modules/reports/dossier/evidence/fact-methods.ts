/** How a fact was obtained. */
export const factMethods = [
  'register',
  'filing',
  'interview',
  'media',
  'computed',
  'analyst',
  'customer',
] as const;
export type FactMethod = (typeof factMethods)[number];
