import { html, type SafeHtml } from '#platform/http/html.ts';
import { callFacts } from './call-facts.ts';
import type { DocsCall, DocsDocument, DocsMedia, DocsParameter } from './docs-operation.ts';
import type { DocsPage } from './docs-page.ts';
import { exampleRequest } from './example-of-call.ts';
import { type ExampleLanguage, exampleLanguages } from './examples/languages.ts';
import { fieldTable, type ShapeLink, table, typeWords } from './field-table.ts';

/** One call with all that is needed to make it; `together` names the calls of each limit. */
export function callSection(
  call: DocsCall,
  page: DocsPage,
  together: ReadonlyMap<string, readonly string[]>,
): SafeHtml {
  const { document, links, language } = page;
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
  const example = exampleText(call, page);
  return html`<section class="call" id="${operationId}" aria-labelledby="${operationId}-title">
<div class="words">
<h2 id="${operationId}-title">${summary}</h2>
<p class="address"><span class="method">${method}</span> <code>${path}</code></p>
<p>${description}</p>
${callFacts(operation, together, links)}
${
  own.length > 0 &&
  table(
    `${title}parameters`,
    own.map(({ name, required = false, schema, description: words }) => ({
      name,
      mark: required ? 'required' : '',
      schema: { ...schema, ...(words === undefined ? {} : { description: words }) },
    })),
    links.shape,
  )
}
${requestBody && mediaPart(requestBody.content, `${title}body`, links.shape)}
${answerFields(success, responses[success], title, links.shape)}
<p class="refusals">Refusals: ${refusals.map((status) => html`<a href="${links.overview(`status-${status}`)}">${status}</a> `)}</p>
</div>
<div class="code">
${languageChoice(operationId, page)}
${block('', example, `${title}request in ${exampleLanguages[language].name}`)}
${answerExample(responses[success], title)}
</div>
</section>`;
}

/** The call as a program in the language that was chosen. */
export function exampleText(call: DocsCall, { language, origin }: DocsPage): string {
  return exampleLanguages[language].write(exampleRequest(call, origin));
}

/** The example in another language is the same page with it, at the same call. */
function languageChoice(operationId: string, { links, language }: DocsPage): SafeHtml {
  return html`<ul class="languages" aria-label="${operationId}: language of the example">${Object.entries(
    exampleLanguages,
  ).map(([id, { name }]) => {
    const href = links.call(operationId, id as ExampleLanguage); // the table's own keys
    return html`<li>${id === language ? html`<a href="${href}" aria-current="true">${name}</a>` : html`<a href="${href}">${name}</a>`}</li>`;
  })}</ul>`;
}

function resolved(parameter: DocsParameter, { components }: DocsDocument): DocsParameter {
  const name = parameter.$ref?.split('/').at(-1);
  return (name === undefined ? undefined : components?.parameters?.[name]) ?? parameter;
}

function mediaPart(content: DocsMedia, caption: string, shape: ShapeLink): SafeHtml {
  const json = content['application/json'];
  if (json !== undefined) return fieldTable(json.schema, caption, 'in', shape);
  const form = content['multipart/form-data'];
  const types = Object.keys(content).filter((type) => type !== 'multipart/form-data');
  return html`${form && fieldTable(form.schema, `${caption}, multipart/form-data`, 'in', shape)}
${types.length > 0 && html`<p>Or the bytes themselves, as ${types.join(', ')}.</p>`}`;
}

type Answer = { description: string; content?: DocsMedia } | undefined;

function answerFields(status: string, answer: Answer, title: string, shape: ShapeLink): SafeHtml {
  const content = answer?.content;
  const json = content?.['application/json'];
  if (json === undefined) {
    const type = Object.keys(content ?? {})[0];
    return html`<p>Answer ${status}: ${type === undefined ? '' : html`<code>${type}</code>. `}${answer?.description}</p>`;
  }
  return json.schema.$ref === undefined
    ? fieldTable(json.schema, `${title}answer ${status}`, 'out', shape)
    : html`<p>Answer ${status}: ${typeWords(json.schema, shape)}</p>`;
}

function answerExample(answer: Answer, title: string): SafeHtml | false {
  const json = answer?.content?.['application/json'];
  if (json === undefined) return false;
  const example = JSON.stringify(json.example, null, 2);
  const label = `${title}example of the answer`;
  return example.length > 1_500
    ? html`<details><summary>Example of the answer</summary>${block('', example, label)}</details>`
    : block('Answer', example, label);
}

/** A piece of code; it scrolls by itself, so a keyboard must be able to stand in it. */
export function block(name: string, text: string, label: string): SafeHtml {
  return html`${name !== '' && html`<p class="name" aria-hidden="true">${name}</p>`}
<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`;
}
