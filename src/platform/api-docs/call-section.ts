import { html, type SafeHtml } from '#platform/http/html.ts';
import { curlOf } from './curl.ts';
import type { DocsCall, DocsDocument, DocsMedia, DocsParameter } from './docs-operation.ts';
import { fieldTable, table, typeWords } from './field-table.ts';

/** One call with all that is needed to make it. */
export function callSection(call: DocsCall, document: DocsDocument, origin: string): SafeHtml {
  const { method, path, operation } = call;
  const { operationId, summary, description, requestBody, responses } = operation;
  // Headers that every call has are told once, in the overview.
  const own = (operation.parameters ?? [])
    .map((parameter) => resolved(parameter, document))
    .filter((parameter) => parameter.in !== 'header' || parameter.name === 'Idempotency-Key');
  const statuses = Object.keys(responses);
  const success = statuses.find((status) => status.startsWith('2')) ?? '200';
  const refusals = statuses.filter((status) => status !== success);
  const title = `${operationId}: `;
  return html`<section class="call" id="${operationId}">
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p class="summary">${summary}.</p>
<p>${description}</p>
${
  own.length > 0 &&
  table(
    `${title}parameters`,
    own.map(({ name, required = false, schema, description: words }) => ({
      name,
      mark: required ? 'required' : '',
      schema: { ...schema, ...(words === undefined ? {} : { description: words }) },
    })),
  )
}
${requestBody && mediaPart(requestBody.content, `${title}body`)}
${block('Request', curlOf(call, document, origin), `${title}request with curl`)}
${answerPart(success, responses[success], title)}
<p class="refusals">Refusals: ${refusals.map((status) => html`<a href="#status-${status}">${status}</a> `)}</p>
</section>`;
}

function resolved(parameter: DocsParameter, { components }: DocsDocument): DocsParameter {
  const name = parameter.$ref?.split('/').at(-1);
  return (name === undefined ? undefined : components?.parameters?.[name]) ?? parameter;
}

function mediaPart(content: DocsMedia, caption: string): SafeHtml {
  const json = content['application/json'];
  if (json !== undefined) return fieldTable(json.schema, caption, 'in');
  const form = content['multipart/form-data'];
  const types = Object.keys(content).filter((type) => type !== 'multipart/form-data');
  return html`${form && fieldTable(form.schema, `${caption}, multipart/form-data`, 'in')}
${types.length > 0 && html`<p>Or the bytes themselves, as ${types.join(', ')}.</p>`}`;
}

function answerPart(
  status: string,
  answer: { description: string; content?: DocsMedia } | undefined,
  title: string,
): SafeHtml {
  const content = answer?.content;
  const json = content?.['application/json'];
  if (json === undefined) {
    const type = Object.keys(content ?? {})[0];
    return html`<p>Answer ${status}: ${type === undefined ? '' : html`<code>${type}</code>. `}${answer?.description}</p>`;
  }
  const example = JSON.stringify(json.example, null, 2);
  return html`${
    json.schema.$ref === undefined
      ? fieldTable(json.schema, `${title}answer ${status}`, 'out')
      : html`<p>Answer ${status}: ${typeWords(json.schema)}</p>`
  }
${
  example.length > 1_500
    ? html`<details><summary>Example of the answer</summary>${block('', example, `${title}example of the answer`)}</details>`
    : block('Answer', example, `${title}example of the answer`)
}`;
}

/** A piece of code; it scrolls by itself, so a keyboard must be able to stand in it. */
export function block(name: string, text: string, label: string): SafeHtml {
  return html`${name !== '' && html`<p class="name" aria-hidden="true">${name}</p>`}
<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`;
}
