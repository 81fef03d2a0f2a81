/** The kind of legal form, comparable across countries. */
export type DemoFormGeneric = 'LLC' | 'JSC' | 'LP' | 'GP' | 'SP' | 'FOUNDATION' | 'BRANCH' | 'OTHER';

export type DemoStatus = 'Active' | 'Deleted' | 'Liquidation' | 'Reorganisation';

/** One name a company bears or bore; days are `YYYY-MM-DD`. */
export type DemoName = {
  kind: 'legal' | 'latin' | 'trading' | 'former' | 'translated';
  /** BCP 47 tag of the words. */
  lang: string;
  text: string;
  since: string | null;
  until: string | null;
};

/** A company that does not exist: its name, number, phone and domain are made up. */
export type DemoCompany = {
  countryCode: string;
  name: string;
  nameLat: string;
  formText: string;
  formGeneric: DemoFormGeneric;
  status: DemoStatus;
  /** Unique within the country and `regIssuer`. */
  regCode: string;
  regIssuer: string;
  vatCode: string | null;
  /** One line with street, postcode and city, in the country's own order. */
  address: string;
  city: string;
  postcode: string;
  phone: string;
  email: string;
  website: string;
  foundedOn: string;
  closedOn: string | null;
  names: DemoName[];
};
