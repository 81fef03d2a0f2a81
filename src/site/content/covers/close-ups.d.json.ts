/** Countries that an article is about alone, by alpha-2 in lower case: runs of dots as `row.column.length`; drawn by `bin/world-map.ts`. */
declare const closeUps: Readonly<Record<string, Readonly<{ own: string; land: string }>>>;
export default closeUps;
