import { Unreadable } from '#findings/reading/reading.ts';
import { createRecordReader, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';

/** The whole index of the world has three million records and 12 GB. */
const bounds = { maxBytes: 100_000_000_000, maxElements: 10_000_000_000, maxDepth: 60 };

/**
 * Reads the records of an XML file in constant memory, each in the shape that the JSON form of the same register has: `{"$": text}`,
 * attributes with an @, a list where an element stands more than once. Throws BrokenFileError.
 */
export async function* readXmlRecords(
  bytes: AsyncIterable<Buffer>,
  names: readonly string[],
): AsyncGenerator<Readonly<{ line: number; value: unknown }>> {
  let found: XmlNode[] = [];
  const reader = createRecordReader(names, (node) => found.push(node), bounds);
  const taken = () => {
    const records = found.map((node) => ({ line: node.line, value: jsonOf(node) }));
    found = [];
    return records;
  };
  try {
    for await (const chunk of bytes) {
      reader.write(chunk);
      yield* taken();
    }
    reader.end();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new BrokenFileError(`The file breaks off or is no XML: ${error.detail}.`, { cause: error });
  }
  yield* taken();
}

function jsonOf(node: XmlNode, isExtension = false): Readonly<Record<string, unknown>> {
  const [lang, type] = [node.attribute('lang'), node.attribute('type')];
  const attributes = {
    ...(lang !== undefined && { '@xml:lang': lang }),
    ...(type !== undefined && { '@type': type }),
  };
  if (node.children.length === 0) return { ...attributes, $: node.text };
  // Elements of an extension, however deep, keep the prefix that their JSON form has.
  const isInside = isExtension || node.name === 'Extension';
  const prefix = isInside ? 'gleif:' : '';
  const parts = [...Map.groupBy(node.children, ({ name }) => name)].map(([name, all]) => {
    const values = all.map((one) => jsonOf(one, isInside));
    return [`${prefix}${name}`, values.length === 1 ? values[0] : values] as const;
  });
  return { ...attributes, ...Object.fromEntries(parts) };
}
