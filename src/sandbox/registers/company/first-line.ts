import type { SandboxCompany } from './sandbox-company.ts';

/** The address without its town and post code, for protocols that have fields of their own for them. */
export function firstLineOf({ address, city, postcode }: SandboxCompany): string {
  const line = [postcode, city].reduce<string>((text, part) => {
    if (part === null || part === '') return text;
    const at = text.lastIndexOf(part);
    const isWord =
      at !== -1 && ![text[at - 1], text[at + part.length]].some((sign) => /[\p{L}\d]/u.test(sign ?? ''));
    return isWord ? text.slice(0, at) + text.slice(at + part.length) : text;
  }, address ?? '');
  return line.replaceAll(/([,，、])(?:\s*[,，、])+/g, '$1').replaceAll(/^[\s,，、〒]+|[\s,，、]+$/g, '');
}
