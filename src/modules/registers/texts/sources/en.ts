/**
 * Every source by its code, in the order of the alphabet; a source without words here does not compile. `name` as reports print it,
 * `gap` what of a company it does not tell (a sentence), `licence` what its licence wants said wherever its data is shown.
 */
export const en = {
  anaf: {
    name: 'ANAF, tax office of Romania',
    gap: 'Owners, management, courts and full statements are not there: twenty figures a year.',
    licence: 'Information of the Ministry of Finance and ANAF of Romania, Open Government Licence ROU 1.0.',
  },
  ares: {
    name: 'ARES (Czech Republic)',
    gap: 'Accounts lie in the collection of deeds as scans; beneficial owners are closed to the public; shareholders of joint-stock companies are not entered.',
    licence: 'Source: ARES, Ministry of Finance of the Czech Republic.',
  },
  ariregister: {
    name: 'Business register, Estonia',
    gap: 'Only name, status and address are asked for: owners, management and accounts are in files and behind a contract.',
    licence: 'Data of the Estonian e-Business Register (RIK), CC BY-SA 3.0.',
  },
  'ariregister-table': {
    name: 'Business register, Estonia: table of simple data',
    gap: 'Owners, management and accounts are in other files.',
    licence: 'Data of the Estonian e-Business Register (RIK), CC BY-SA 3.0.',
  },
  bodacc: {
    name: 'BODACC, official journal of commercial announcements (France)',
    gap: 'The latest hundred announcements; what is older, and suits between companies, are not in it.',
    licence: 'Source: DILA, BODACC, Licence Ouverte 2.0.',
  },
  bods: {
    name: 'File of the Beneficial Ownership Data Standard',
    gap: 'Only who owns and controls, as far as whoever made the file told; what it leaves out may be so all the same.',
    licence: 'Data of whoever published the file, under the licence that it names.',
  },
  brreg: {
    name: 'Brønnøysund Register Centre (Norway)',
    gap: 'Figures of the last filed year only; banks and insurers are left out. The register of beneficial owners is closed to the public.',
    licence:
      'Contains data under the Norwegian licence for Open Government data (NLOD) distributed by the Brønnøysund Register Centre.',
  },
  cnpj: {
    name: 'National Register of Legal Entities (CNPJ), Brazil, by Minha Receita',
    gap: 'A mirror of the monthly files of the tax office: no shares of partners, no accounts, and what happened this month is not in it.',
    licence: 'Open data of Receita Federal of Brazil, by the public mirror Minha Receita.',
  },
  'companies-house': {
    name: 'Companies House (United Kingdom)',
    gap: 'Accounts filed on paper exist as pictures only; profit and loss of small companies is often not filed at all.',
    licence: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  },
  'companies-house-accounts': {
    name: 'Companies House: accounts as a file',
    gap: 'Figures of the document that was brought, and of no other year.',
    licence: 'Contains public sector information licensed under the Open Government Licence v3.0.',
  },
  cvr: {
    name: 'Central Business Register (CVR), Denmark',
    gap: 'Accounts are published by another service of the authority; beneficial owners are there only where the access includes them.',
    licence: 'Data of the Central Business Register, Danish Business Authority.',
  },
  'demo-register': {
    name: 'Demo register (made-up companies)',
    gap: 'It exists in a demo only: all that it tells is made up.',
    licence: 'Demo: made-up data, free for any use (CC0 1.0).',
  },
  'dk-accounts': {
    name: 'Annual reports, Danish Business Authority',
    gap: 'Reports filed on paper and those of listed groups (ESEF) are not read; small companies publish a gross profit and no sales.',
    licence: 'Annual reports as published by the Danish Business Authority (Erhvervsstyrelsen).',
  },
  egr: {
    name: 'State register (EGR), Belarus',
    gap: 'Owners, management and accounts are not published there.',
    licence:
      'Public information of the Unified State Register of the Republic of Belarus; no licence is named.',
  },
  egrul: {
    name: 'State Register of Legal Entities (EGRUL), Russia: a file',
    gap: 'Shareholders of joint-stock companies and owners in the end are not in it; what changed since the file was made is not either.',
    licence: 'Information of the Federal Tax Service of Russia.',
  },
  esef: {
    name: 'filings.xbrl.org (XBRL International)',
    gap: 'Only groups that are listed in Europe; it is asked by LEI, and notes to the accounts are not read.',
    licence: 'Reports of issuers as collected by XBRL International at filings.xbrl.org.',
  },
  girbo: {
    name: 'State database of accounts (GIR BO), Russia',
    gap: 'Banks, state bodies and companies released from publishing are not in it; nor are owners, management and figures of groups.',
    licence: 'Open data of the Federal Tax Service of Russia.',
  },
  gleif: {
    name: 'Global LEI Index (GLEIF)',
    gap: 'Only companies that have an LEI. A parent is named where it draws up accounts of a group and has an LEI itself; owners who are people are never named.',
    licence: 'LEI data of the Global Legal Entity Identifier Foundation, CC0.',
  },
  inpi: {
    name: 'INPI accounts, Ministry of Economy (France)',
    gap: 'Sales, margins and results only, of companies that keep nothing confidential; no balance sheet.',
    licence: 'Source: INPI and Ministry of Economy, Licence Ouverte 2.0.',
  },
  'nl-accounts': {
    name: 'Accounts deposited with the Chamber of Commerce (KVK), Netherlands: a file',
    gap: 'Figures of the document that was brought; small companies deposit a short balance sheet alone.',
    licence: 'Document of the Dutch Chamber of Commerce, as it was obtained there.',
  },
  'recherche-entreprises': {
    name: 'State directory of companies (INSEE, RNE), France',
    gap: 'Beneficial owners are closed to the public; staff is told in bands, accounts by two figures.',
    licence: 'Source: INSEE (Sirene) and INPI (RNE), Licence Ouverte 2.0.',
  },
  registeruz: {
    name: 'Register of Financial Statements, Slovakia',
    gap: 'Statements filed as a document only, and forms of banks, insurers and public bodies, are not read; nor are owners and management there.',
    licence: 'Register of Financial Statements, Ministry of Finance of the Slovak Republic, CC0 1.0.',
  },
  rpo: {
    name: 'Register of Legal Persons (RPO), Slovakia',
    gap: 'Shares of members in per cent, accounts and beneficial owners are not in it.',
    licence: 'Register of Legal Persons, Statistical Office of the Slovak Republic, CC BY 4.0.',
  },
  rpvs: {
    name: 'Register of Public Sector Partners (RPVS), Slovakia',
    gap: 'Only companies that deal with the state are in it; sizes of shares are not.',
    licence: 'Register of Public Sector Partners, Ministry of Justice of the Slovak Republic, open data.',
  },
  sec: {
    name: 'SEC EDGAR (United States)',
    gap: 'Only companies that file with the Securities and Exchange Commission; it is asked by their CIK number.',
    licence: 'Data of the United States Securities and Exchange Commission, in the public domain.',
  },
  'ur-lv': {
    name: 'Register of Enterprises, Latvia',
    gap: 'Holders of shares of joint-stock companies, cash flows and proceedings of insolvency are not asked for.',
    licence: 'Contains data of the Register of Enterprises of the Republic of Latvia, data.gov.lv, CC0 1.0.',
  },
  vies: {
    name: 'VIES, European Commission',
    gap: 'Whether a VAT number is valid, and nothing else; a member state that is away says nothing.',
    licence: 'Source: European Commission, VIES; information of the member states.',
  },
};
export type Texts = typeof en;
