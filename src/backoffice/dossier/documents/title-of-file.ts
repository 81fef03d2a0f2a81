/** What a file's name says of its title: without folders, ending and signs that no title has. */
export function titleOfFile(name: string): string {
  const own = name.split(/[\\/]/).at(-1) ?? '';
  return (
    own
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
      .replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
      .replaceAll(/[_\s]+/g, ' ')
      .trim()
      .slice(0, 300)
  );
}
