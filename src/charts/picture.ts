export type { Look, Palette, Picture } from './svg/picture.ts';
