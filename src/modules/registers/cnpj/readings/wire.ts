import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { maxAnswerBytes, text } from '../../sources/answer-fields.ts';

const code = z
  .union([z.number(), z.string().max(50)])
  .transform(String)
  .nullish();
const partner = z.object({
  nome_socio: text,
  cnpj_cpf_do_socio: text,
  qualificacao_socio: text,
  data_entrada_sociedade: text,
  identificador_de_socio: code,
});
export type Partner = z.output<typeof partner>;
const company = z.object({
  cnpj: z.string().max(30),
  razao_social: z.string().min(1).max(2_000),
  nome_fantasia: text,
  natureza_juridica: text,
  codigo_natureza_juridica: code,
  situacao_cadastral: code,
  descricao_situacao_cadastral: text,
  data_situacao_cadastral: text,
  data_inicio_atividade: text,
  descricao_tipo_de_logradouro: text,
  logradouro: text,
  numero: text,
  complemento: text,
  bairro: text,
  municipio: text,
  uf: text,
  cep: text,
  email: text,
  ddd_telefone_1: text,
  capital_social: z.number().nullish(),
  cnae_fiscal: code,
  cnae_fiscal_descricao: text,
  cnaes_secundarios: z
    .array(z.object({ codigo: code, descricao: text }))
    .max(200)
    .nullish(),
  qsa: z.array(partner).max(5_000).nullish(),
});
export type CnpjCompany = z.output<typeof company>;

/** The company that was asked for; undefined if the answer is of another one. */
export function companyOf(bytes: Uint8Array, number: string): CnpjCompany | undefined {
  const one = readJson(bytes, company, maxAnswerBytes);
  return one.cnpj.replaceAll(/[./-]/g, '') === number ? one : undefined;
}
