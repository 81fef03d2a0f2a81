import { readFileSync } from 'node:fs';
import { type Outcome, root } from './check.ts';
import { listFiles } from './list-files.ts';

const folder = 'docs/decisions';
const index = `${folder}/README.md`;

/** Every decision has a number of its own, says it in its head, and stands in the index under its own words, in order. */
export function checkDecisions(): Outcome {
  const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
  const files = listFiles(`${folder}/[0-9]*.md`);
  const heads = new Map(
    files.map((file) => [file.slice(folder.length + 1), read(file).split('\n', 1)[0] ?? '']),
  );
  return { findings: decisionFindings(heads, read(index)), note: `${files.length} decisions` };
}

/** What is wrong with decisions, by file name and first line, beside the text of their index: a sentence each. */
export function decisionFindings(heads: ReadonlyMap<string, string>, indexText: string): string[] {
  const findings: string[] = [];
  const owners = new Map<string, string>();
  for (const [file, head] of heads) {
    const number = file.slice(0, 4);
    const owner = owners.get(number);
    if (owner !== undefined) findings.push(`${folder}/${file}: ${owner} has the number ${number} already`);
    owners.set(number, file);
    if (!head.startsWith(`# ${number}. `)) findings.push(`${folder}/${file}: its head is not # ${number}. …`);
    const line = `- [${head.replace('# ', '')}](${file})`;
    if (!indexText.includes(line)) findings.push(`${index} has no line ${line}`);
  }
  const listed = indexText.split('\n').filter((line) => line.startsWith('- ['));
  const first = listed.find((line, at) => line < (listed[at - 1] ?? ''));
  if (first !== undefined) findings.push(`${index}: out of order is ${first}`);
  return findings;
}
