/** Whether bytes begin as a document of XML does: a mark, white space, then a tag. */
export function beginsAsXml(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 100));
  return /^(?:\u00ef\u00bb\u00bf)?\s*<[?a-zA-Z]/.test(head);
}
