/** Dots of the world map by alpha-2 in lower case, as runs of `row.column.length`; drawn by `bin/world-map.ts`. */
declare const dots: Readonly<Record<string, string>>;
export default dots;
