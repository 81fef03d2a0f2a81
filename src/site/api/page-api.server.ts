import { data, type LoaderFunctionArgs } from 'react-router';
import { type ApiClient, type ApiProblem, isApiProblem } from '#kernel/api-client.ts';
import { apiContext } from './server-context.ts';

/** The API for loaders: what it refuses becomes the page's error page with the same status and words. */
export function pageApi(context: LoaderFunctionArgs['context']): ApiClient {
  const api = context.get(apiContext);
  return {
    call: (endpoint, options) =>
      api.call(endpoint, options).catch((error: unknown) => {
        throw isApiProblem(error) ? refusalOf(error) : error;
      }),
  };
}

function refusalOf({ status, message, requestId }: ApiProblem) {
  return data({ description: message, requestId }, { status });
}
