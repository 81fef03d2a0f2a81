/** A made-up company in the form of the answer, with partners. */
export const cnpjCompany = {
  cnpj: '12345678000190',
  razao_social: 'EXEMPLO LTDA',
  nome_fantasia: '',
  natureza_juridica: 'Sociedade Empresária Limitada',
  codigo_natureza_juridica: 2062,
  situacao_cadastral: 8,
  descricao_situacao_cadastral: 'BAIXADA',
  data_situacao_cadastral: '2020-02-03',
  capital_social: 1000.5,
  cnae_fiscal: 113000,
  qsa: [
    {
      nome_socio: 'ANA SILVA',
      cnpj_cpf_do_socio: '***123456**',
      qualificacao_socio: 'Sócio-Administrador',
      data_entrada_sociedade: '2010-01-02',
      identificador_de_socio: 2,
    },
    {
      nome_socio: 'MATRIZ SA',
      cnpj_cpf_do_socio: '98765432000110',
      qualificacao_socio: 'Sócio',
      identificador_de_socio: 1,
    },
  ],
};
