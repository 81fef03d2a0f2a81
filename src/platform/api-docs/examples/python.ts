import type { ExampleRequest } from './example-request.ts';
import { literal, type Notation } from './literal.ts';

// What JSON writes of a text, Python reads as the same text.
const text = (value: string) => JSON.stringify(value);
const notation: Notation = { nothing: 'None', yes: 'True', no: 'False', text, key: text };

/** The call with nothing but Python's own library. */
export function pythonOf(request: ExampleRequest): string {
  const { method, url, needsToken, headers, json, upload, answer, saveAs } = request;
  const modules = [(json !== undefined || answer === 'json') && 'json', needsToken && 'os']
    .filter((name) => name !== false)
    .map((name) => `import ${name}\n`);
  return [
    `${modules.join('')}from urllib.request import Request, urlopen\n`,
    'request = Request(',
    `    ${text(url)},`,
    method !== 'GET' && `    method=${text(method)},`,
    '    headers={',
    needsToken && `        "Authorization": f"Bearer {os.environ['TOKEN']}",`,
    ...headers.map(([name, value]) => `        ${text(name)}: ${text(value)},`),
    '    },',
    json !== undefined && `    data=json.dumps(${literal(json, notation, '    ', '    ')}).encode(),`,
    upload !== undefined && `    data=open(${text(upload)}, "rb").read(),`,
    ')',
    'with urlopen(request) as answer:',
    ...endingOf(answer, saveAs),
  ]
    .filter((line) => line !== false)
    .join('\n');
}

function endingOf(answer: ExampleRequest['answer'], saveAs: string): string[] {
  switch (answer) {
    case 'json':
      return ['    print(json.load(answer))'];
    case 'file':
      return [`    with open(${text(saveAs)}, "wb") as file:`, '        file.write(answer.read())'];
    case 'events':
      return ['    for line in answer:', '        print(line.decode(), end="")'];
    case 'nothing':
      return ['    print(answer.status)'];
  }
}
