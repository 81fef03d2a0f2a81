import type { ExampleRequest } from './example-request.ts';
import { literal, type Notation } from './literal.ts';

const notation: Notation = {
  nothing: 'null',
  yes: 'true',
  no: 'false',
  text,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : text(name)),
};

/** The call for Node, Deno, Bun or a browser's console: `fetch` alone. */
export function typescriptOf(request: ExampleRequest): string {
  const { method, url, needsToken, headers, json, upload, answer, saveAs } = request;
  const files = [upload !== undefined && 'readFile', answer === 'file' && 'writeFile'].filter(
    (name) => name !== false,
  );
  return [
    files.length > 0 && `import { ${files.join(', ')} } from 'node:fs/promises';\n`,
    `const answer = await fetch(${text(url)}, {`,
    method !== 'GET' && `  method: ${text(method)},`,
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the reader's program fills it in
    needsToken && '    Authorization: `Bearer ${process.env.TOKEN}`,',
    ...headers.map(([name, value]) => `    ${text(name)}: ${text(value)},`),
    '  },',
    json !== undefined && `  body: JSON.stringify(${literal(json, notation, '  ', '  ')}),`,
    upload !== undefined && `  body: await readFile(${text(upload)}),`,
    '});',
    'if (!answer.ok) throw new Error(await answer.text());',
    ...endingOf(answer, saveAs),
  ]
    .filter((line) => line !== false)
    .join('\n');
}

function endingOf(answer: ExampleRequest['answer'], saveAs: string): string[] {
  switch (answer) {
    case 'json':
      return ['console.log(await answer.json());'];
    case 'file':
      return [`await writeFile(${text(saveAs)}, await answer.bytes());`];
    case 'events':
      return [
        'for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) console.log(part);',
      ];
    case 'nothing':
      return ['console.log(answer.status);'];
  }
}

function text(value: string): string {
  const quoted = JSON.stringify(value);
  return quoted.includes("'") || quoted.includes('\\') ? quoted : `'${quoted.slice(1, -1)}'`;
}
