import { defineEndpoint } from '#kernel/endpoint.ts';

/** JSON files, the delivered reports and the picture; readable without us. */
export const exportData = defineEndpoint({
  name: 'exportData',
  method: 'GET',
  path: '/User/ExportData',
  summary: 'Everything kept about oneself, as a zip file',
  action: 'data.manage',
  limit: 'export',
  file: 'application/zip',
});
