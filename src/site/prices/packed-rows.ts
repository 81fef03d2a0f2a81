import type { PriceRow } from './price-list.ts';

/** Between lines, fields and aliases: printed as they are in JSON, and in no name. */
const [line, field, word] = ['~', '|', ';'];

/** 252 lines as one text: as objects they would weigh more than twice as much in the page. */
export function packRows(rows: readonly PriceRow[]): string {
  return rows
    .map(({ code, name, groupId, plan, aliases }) =>
      [code, clean(name), groupId, plan, aliases.map(clean).join(word)].join(field),
    )
    .join(line);
}

export function unpackRows(packed: string): PriceRow[] {
  if (packed === '') return [];
  return packed.split(line).map((text) => {
    const [code = '', name = '', groupId = '', plan = '', aliases = ''] = text.split(field);
    return {
      code,
      name,
      groupId: Number(groupId),
      plan: Number(plan),
      aliases: aliases.split(word).filter(Boolean),
    };
  });
}

function clean(text: string): string {
  return text.replace(/[~|;]/g, ' ');
}
