import type { ImportStatus } from '#modules/companies/loading/import-status.ts';

/** The lines of `status`. */
export function statusLines({ registers, imports }: ImportStatus): string[] {
  return [
    'Registers',
    ...registers.map(
      ({ code, name, companies, links, last_import, refreshed_at }) =>
        `  ${code}: ${name}; ${companies} companies, ${links} links; last import ${moment(last_import)}, last complete one ${moment(refreshed_at)}`,
    ),
    'Imports',
    ...imports.map(
      (row) =>
        `  ${moment(row.started_at)}  ${row.source || row.register}  ${row.file_name}: ${row.state}, read ${row.read_count}, added ${row.added_count}, changed ${row.changed_count}, unchanged ${row.unchanged_count}, left out ${row.refused_count}, gone ${row.gone_count}`,
    ),
    ...(imports.length === 0 ? ['  none yet'] : []),
  ];
}

function moment(at: Date | null): string {
  return at === null ? 'never' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
