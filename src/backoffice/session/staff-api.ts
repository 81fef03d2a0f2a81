import { ApiProblem } from '#kernel/api-client.ts';
import { pageLocale, readAnswer, sendSigned } from '#modules/accounts/web/session-api.ts';

/** A file of the API, e.g. a PDF; `path` starts with `/api/v1`. Throws `SessionEnded` or `ApiProblem`. */
export async function fetchStaffFile(path: string): Promise<Blob> {
  const headers = { 'Accept-Locale': pageLocale(), 'X-Sender-Id': 'countercheck-site' };
  const response = await sendSigned({ method: 'GET', path, headers });
  if (response.ok) return response.blob();
  const { status, json } = await readAnswer(response);
  const problem = typeof json === 'object' && json !== null ? json : {};
  const words = 'title' in problem ? String(problem.title) : '';
  const code = 'code' in problem ? String(problem.code) : 'file';
  const value = words === '' ? [] : [{ code, description: words }];
  throw new ApiProblem(status, code, value, response.headers.get('x-request-id') ?? undefined);
}
