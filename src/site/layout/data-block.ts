/** What the browser's Trusted Types offer of what is used here; older browsers have none and refuse nothing. */
type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): unknown };
};

/** The policy that the site's Content-Security-Policy names; no other can be made. */
export const dataPolicyName = 'structured-data';

/** JSON of schema.org and nothing else: even where somebody ran it, it would be an expression without an effect. */
export function checkedData(text: string): string {
  const data: unknown = JSON.parse(text);
  const isOurs = typeof data === 'object' && data !== null && '@context' in data;
  if (!isOurs || data['@context'] !== 'https://schema.org' || text.includes('<'))
    throw new TypeError('no structured data');
  return text;
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** Writes a description of the page into its head; answers how to take it away again. */
export function putDataBlock(json: string): () => void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(dataPolicyName, { createScript: checkedData });
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // A text that the policy has passed: the DOM's types do not know it yet.
  script.textContent = (policy?.createScript(json) ?? checkedData(json)) as string;
  document.head.append(script);
  return () => script.remove();
}
