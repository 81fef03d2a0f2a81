/** Targets of links and images as written, code left out. */
export function linksOf(markdown: string): string[] {
  const text = withoutCode(markdown);
  const inline = [...text.matchAll(/\]\(\s*(?:<([^>]+)>|([^\s)]+))[^)]*\)/g)].map(
    (match) => match[1] ?? match[2],
  );
  const defined = [...text.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/gm)].map((match) => match[1]);
  const html = [...text.matchAll(/\b(?:href|src)="([^"]+)"/g)].map((match) => match[1]);
  return [...inline, ...defined, ...html].filter((target) => target !== undefined);
}

/** Names that a link may use after `#`: headings as GitHub spells them, and ids set by hand. */
export function anchorsOf(markdown: string): Set<string> {
  const text = withoutFences(markdown);
  const anchors = new Set([...text.matchAll(/\b(?:id|name)="([^"]+)"/g)].map((match) => match[1] ?? ''));
  for (const [, heading = ''] of text.matchAll(/^ {0,3}#{1,6}[ \t]+(.+?)[ \t]*#*$/gm)) {
    const slug = slugOf(heading);
    let name = slug;
    for (let repeat = 1; anchors.has(name); repeat += 1) name = `${slug}-${repeat}`;
    anchors.add(name);
  }
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

function withoutCode(markdown: string): string {
  return withoutFences(markdown).replaceAll(/(`+)[^`][\s\S]*?\1/g, '');
}

function withoutFences(markdown: string): string {
  return markdown.replaceAll(
    /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm,
    '',
  );
}
