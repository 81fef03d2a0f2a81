import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';

const exportLimit = defineLimit('export', {
  visitor: [per(hourSeconds, 3)],
  account: [per(hourSeconds, 3), per(daySeconds, 10)],
});

/** JSON files, the delivered reports and the picture; readable without us. */
export const exportData = defineEndpoint({
  name: 'exportData',
  method: 'GET',
  path: '/User/ExportData',
  summary: 'Everything kept about oneself, as a zip file',
  action: 'data.manage',
  limit: exportLimit,
  file: 'application/zip',
});
