import { isUtf8 } from 'node:buffer';
import { BrokenFileError } from '#names/company/broken-file.ts';

/** A record's text with the line it begins at, or why there is none. */
export type RawRecord = Readonly<{ line: number; text: string }> | Readonly<{ line: number; fault: string }>;

const maxRecordBytes = 1024 * 1024;
const maxHeadBytes = 64 * 1024;
/** Enough to look back from the first member's name to the brace before it. */
const lookBack = 256;

const newline = 0x0a;
const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;
const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === newline || byte === 0x0d || byte === 0x09;

/** Where the records of a file stand and how each of them begins. */
export type JsonShape = Readonly<{
  /** In whose words a wrong file is refused, e.g. `a GLEIF file`. */
  what: string;
  /** The member that holds the list; null if the file itself is the list. */
  list: string | null;
  /** The first member of every record: a new one is known by it even if the one before is not closed. */
  firstKey: string;
}>;

type State = 'head' | 'between' | 'record' | 'after' | 'skipping' | 'closed';

/**
 * Cuts `{"records":[{…},{…}]}` or `[{…},{…}]` into records byte by byte, in memory of one record. A record that does
 * not close before the next one begins is reported and left out; the rest goes on.
 */
class JsonRecordSplitter {
  #buffer: Buffer = Buffer.alloc(0);
  #at = 0;
  #state: State = 'head';
  #line = 1;
  #start = 0;
  #startLine = 1;
  #end = 0;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #found: RawRecord[] = [];
  readonly #shape: JsonShape;
  readonly #head: RegExp;
  readonly #key: string;
  readonly #keyEnd: number;

  constructor(shape: JsonShape) {
    this.#shape = shape;
    const before = shape.list === null ? '' : `\\{[\\s\\S]*?"${shape.list}"\\s*:\\s*`;
    this.#head = new RegExp(`^(?:\u00ef\u00bb\u00bf)?\\s*${before}\\[`);
    this.#key = `"${shape.firstKey}`;
    this.#keyEnd = this.#key.charCodeAt(this.#key.length - 1);
  }

  /** Takes the next bytes and gives the records that end in them. Throws BrokenFileError for another kind of file. */
  push(chunk: Buffer): RawRecord[] {
    this.#found = [];
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    if (this.#state === 'head' && !this.#passHead()) return [];
    for (; this.#at < this.#buffer.length; this.#at += 1) {
      const byte = this.#buffer[this.#at] ?? 0;
      if (byte === newline) this.#line += 1;
      if (this.#state === 'record') this.#inRecord(byte);
      else if (!isSpace(byte)) this.#outside(byte);
    }
    this.#forget();
    return this.#found;
  }

  /** Says whether the file came to its end; throws BrokenFileError if it breaks off. */
  end(): void {
    if (this.#state === 'head')
      throw new BrokenFileError(`This is not ${this.#shape.what}: it has no list of records.`);
    const tail = this.#buffer.subarray(-lookBack).toString('latin1');
    const isClosed = this.#state === 'closed' || this.#state === 'skipping';
    const end = this.#shape.list === null ? /\]\s*$/ : /\]\s*\}\s*$/;
    if (!isClosed || !end.test(tail)) {
      throw new BrokenFileError(`The file breaks off at line ${this.#line}: it is not complete.`);
    }
  }

  #passHead(): boolean {
    const text = this.#buffer.toString('latin1', 0, maxHeadBytes);
    const head = this.#head.exec(text);
    if (head === null) {
      if (this.#buffer.length < maxHeadBytes) return false;
      throw new BrokenFileError(`This is not ${this.#shape.what}: it has no list of records.`);
    }
    this.#line += head[0].split('\n').length - 1;
    this.#at = head[0].length;
    this.#state = 'between';
    return true;
  }

  #inRecord(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === quote) {
      if (!this.#beginsNext()) this.#isInString = !this.#isInString;
    } else if (this.#isInString) this.#isEscaped = byte === backslash;
    else if (byte === openBrace || byte === openBracket) this.#depth += 1;
    else if (byte === closeBrace || byte === closeBracket) {
      this.#depth -= 1;
      if (this.#depth === 0) {
        this.#state = 'after';
        this.#end = this.#at + 1;
      }
    }
    if (this.#at - this.#start > maxRecordBytes) this.#refuse('the record is longer than 1 MB');
  }

  #outside(byte: number): void {
    if (this.#state === 'after') {
      if (byte === comma || byte === closeBracket) {
        this.#emit();
        this.#state = byte === comma ? 'between' : 'closed';
      } else this.#refuse('the record does not end where it should');
    } else if (this.#state === 'between') {
      if (byte === openBrace) this.#begin(this.#at, this.#line);
      else if (byte === closeBracket) this.#state = 'closed';
      else if (byte !== comma) {
        this.#startLine = this.#line;
        this.#refuse('there is text between two records');
      }
    } else if (byte === quote) this.#beginsNext();
  }

  #begin(at: number, line: number): void {
    this.#state = 'record';
    this.#start = at;
    this.#startLine = line;
    this.#depth = 1;
    this.#isInString = false;
    this.#isEscaped = false;
  }

  /** At the closing quote of `{"LEI"` or whatever the first member is called: a record begins here, whatever was open before is broken. */
  #beginsNext(): boolean {
    const buffer = this.#buffer;
    const at = this.#at;
    const length = this.#key.length;
    if (buffer[at - 1] !== this.#keyEnd || at < length) return false;
    if (buffer.toString('latin1', at - length, at) !== this.#key) return false;
    let brace = at - length - 1;
    let lines = 0;
    while (brace > at - lookBack && isSpace(buffer[brace])) {
      if (buffer[brace] === newline) lines += 1;
      brace -= 1;
    }
    if (buffer[brace] !== openBrace || (this.#state === 'record' && brace === this.#start)) return false;
    if (this.#state === 'record')
      this.#found.push({ line: this.#startLine, fault: 'the record is not closed' });
    if (this.#state === 'closed')
      this.#found.push({ line: this.#line - lines, fault: 'the list of records ends before this record' });
    this.#begin(brace, this.#line - lines);
    return true;
  }

  #refuse(fault: string): void {
    this.#found.push({ line: this.#startLine, fault });
    this.#state = 'skipping';
  }

  #emit(): void {
    const bytes = this.#buffer.subarray(this.#start, this.#end);
    this.#found.push(
      isUtf8(bytes)
        ? { line: this.#startLine, text: bytes.toString('utf8') }
        : { line: this.#startLine, fault: 'the record is not UTF-8' },
    );
  }

  /** Lets go of the bytes that no record needs any more. */
  #forget(): void {
    const isOpen = this.#state === 'record' || this.#state === 'after';
    const keep = isOpen ? this.#start : Math.max(0, this.#at - lookBack);
    this.#buffer = this.#buffer.subarray(keep);
    this.#at -= keep;
    this.#start -= keep;
    this.#end -= keep;
  }
}

/** The records of a JSON list, parsed, each with its line; the first `skipped` are told by a fault each, unread. */
export async function* readJsonRecords(
  bytes: AsyncIterable<Buffer>,
  shape: JsonShape,
  skipped = 0,
): AsyncGenerator<Readonly<{ line: number; value: unknown }> | Readonly<{ line: number; fault: string }>> {
  const splitter = new JsonRecordSplitter(shape);
  let at = 0;
  for await (const chunk of bytes) {
    for (const raw of splitter.push(chunk)) {
      at += 1;
      if ('fault' in raw) yield raw;
      else if (at <= skipped) yield { line: raw.line, fault: 'skipped' };
      else yield { line: raw.line, ...parsed(raw.text) };
    }
  }
  splitter.end();
}

/** Parses one record; the fault is one short line. */
export function parsed(text: string): Readonly<{ value: unknown }> | Readonly<{ fault: string }> {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Behind the comma the engine quotes the text, which may be about a person.
    const words = error.message.replaceAll(/\s+/g, ' ').replace(/, (?:\.\.\.)?".*$/, '');
    return { fault: `the record is not valid JSON: ${words.slice(0, 120)}` };
  }
}
