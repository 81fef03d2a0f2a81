export type { Picture } from './svg/picture.ts';
