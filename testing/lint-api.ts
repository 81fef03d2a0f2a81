import { createRequire } from 'node:module';

/** One thing that Spectral has to say; severities are `error`, `warn`, `info` and `hint`. */
export type ApiFinding = Readonly<{
  rule: string;
  severity: string;
  path: readonly string[];
  message: string;
}>;

type SpectralResult = { code: string | number; severity: number; path: (string | number)[]; message: string };
type SpectralCore = {
  Spectral: new () => { setRuleset(ruleset: object): void; run(document: object): Promise<SpectralResult[]> };
  Document: new (text: string, parser: object, source: string) => object;
};

// By require, because the types these packages come with do not compile under our settings.
const require = createRequire(import.meta.url);
const severities = ['error', 'warn', 'info', 'hint'];

/** What Spectral finds in an OpenAPI document by all of its own rules and those of OWASP's API top ten of 2023. */
export async function lintApi(document: object): Promise<ApiFinding[]> {
  const { Spectral, Document } = require('@stoplight/spectral-core') as SpectralCore;
  const { oas } = require('@stoplight/spectral-rulesets') as { oas: object };
  const owasp = require('@stoplight/spectral-owasp-ruleset') as { default?: object };
  const { Json } = require('@stoplight/spectral-parsers') as { Json: object };
  const spectral = new Spectral();
  spectral.setRuleset({
    extends: [
      [oas, 'all'],
      [owasp.default ?? owasp, 'all'],
    ],
  });
  const results = await spectral.run(new Document(JSON.stringify(document), Json, 'openapi.json'));
  return results.map(({ code, severity, path, message }) => ({
    rule: String(code),
    severity: severities[severity] ?? 'error',
    path: path.map(String),
    message,
  }));
}
