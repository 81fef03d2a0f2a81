import type { LegalFormRow } from './legal-form-row.ts';

/** Forms that are written in Latin letters. A form that is also a common word or abbreviation names its countries. */
export const latinForms: readonly LegalFormRow[] = [
  {
    generic: 'LLC',
    forms:
      'llc|lc|limited liability company|limited liability co|ltd liability co|pllc|fz llc|llc fz|fze|fzco|fzc|fz co|dmcc|wll|w l l|spc',
  },
  {
    generic: 'LLC',
    forms:
      'ltd|limited|pvt ltd|private limited|pvt limited|private ltd|pte ltd|pte limited|pty ltd|pty limited|proprietary limited|co ltd|co limited|company limited|sdn bhd|ltda|limitada|ltee|limitee|ltd co|limited company',
  },
  {
    generic: 'LLC',
    forms:
      'gmbh|gesmbh|ggmbh|mbh|gesellschaft mit beschrankter haftung|ug|ug haftungsbeschrankt|unternehmergesellschaft|unternehmergesellschaft haftungsbeschrankt',
  },
  {
    generic: 'LLC',
    forms:
      'sarl|sarlu|eurl|societe a responsabilite limitee|societa a responsabilita limitata|sociedad de responsabilidad limitada|sociedad limitada|srl|srls|srl semplificata|srlu|slu|slne|sprl|s de rl de cv|s de rl|sl|sociedade por quotas|lda|unipessoal lda|eireli|sagl',
  },
  {
    generic: 'LLC',
    forms: 'bv|bvba|besloten vennootschap|besloten vennootschap met beperkte aansprakelijkheid|vba',
  },
  {
    generic: 'LLC',
    forms:
      'aps|anpartsselskab|ivs|kft|korlatolt felelossegu tarsasag|sp zoo|sp z oo|z oo|spolka z oo|spzoo|spolka z ograniczona odpowiedzialnoscia|spolka zoo',
  },
  {
    generic: 'LLC',
    forms:
      'sro|spol sro|spolecnost s rucenim omezenym|spolocnost s rucenim obmedzenym|doo|jdoo|druzba z omejeno odgovornostjo|drustvo s ogranicenom odgovornoscu',
  },
  {
    generic: 'LLC',
    forms:
      'uab|mb|sia|ou|osauhing|uzdaroji akcine bendrove|sabiedriba ar ierobezotu atbildibu|oy|osakeyhtio|mmc|mchj|xk|mas|tnhh|cong ty tnhh|cong ty trach nhiem huu han|shpk|ehf|epe|ike|srl ag',
  },
  {
    generic: 'LLC',
    forms:
      'youxian gongsi|youxian zeren gongsi|yuhan hoesa|ooo|oooo|odo|tov|tzov|tdv|too|osoo|ooo odo|eood|ood|zat|spgs|shps|spps',
  },
  {
    generic: 'JSC',
    forms:
      'gufen youxian gongsi|jusik hoesa|plc|public limited company|jsc|ojsc|cjsc|pjsc|qpsc|psc|joint stock company|open joint stock company|public joint stock company|closed joint stock company|saog|saoc|ksc|kscp|bsc',
  },
  {
    generic: 'JSC',
    forms:
      'ag|aktiengesellschaft|sa|societe anonyme|sociedad anonima|sociedade anonima|sas|sasu|societe par actions simplifiee|sau|sab de cv|sa de cv|sapi de cv|sadecv|saic|spa|societa per azioni|nv|naamloze vennootschap|saca|sac',
  },
  {
    generic: 'JSC',
    forms: 'aktiebolag|publikt aktiebolag|aksjeselskap|asa|aktieselskab|hf|oyj|abp|ab publ|ab|as|a s',
  },
  { generic: 'JSC', forms: 'zrt|nyrt|bt', countries: 'HU' },
  {
    generic: 'JSC',
    forms:
      'sp akc|spolka akcyjna|akciova spolecnost|akciova spolocnost|dd|ad|ead|dioniko drustvo|delnicka druzba|akcine bendrove|akciju sabiedriba|aktsiaselts|anonim sirketi|anonim sti|ltd sti|limited sirketi|qsc|tbk|persero tbk|pt|perseroan terbatas|bhd|berhad|cong ty co phan|jsc bank|asc|qsc|aj',
  },
  { generic: 'JSC', forms: 'oao|zao|pao|ao|aozt|aoot|npao|at|pat|prat|vat|zat|se' },
  {
    generic: 'Corporation',
    forms: 'inc|incorporated|corp|corporation|pc|pbc|na|national association|co inc',
  },
  { generic: 'Corporation', forms: 'kk|kabushiki kaisha|kabushikigaisha|gk|godo kaisha|yk|yugen kaisha' },
  {
    generic: 'LP',
    forms:
      'lp|limited partnership|lllp|kg|kommanditgesellschaft|gmbh and co kg|gmbh and co kgaa|ag and co kg|ug and co kg|gmbh co kg|kgaa|scs|sca|scsp|secs|ks|kb|ky|cv|commanditaire vennootschap|sp k|spk|spolka komandytowa|se and co kg|elp',
  },
  { generic: 'LLP', forms: 'llp|limited liability partnership|slp' },
  {
    generic: 'GP',
    forms:
      'ohg|gbr|gesbr|snc|vof|vennootschap onder firma|ans|da|hb|sp j|spolka jawna|general partnership|egbr|og',
  },
  {
    generic: 'Sole trader',
    forms:
      'eu|ek|ekfr|ekfm|einzelunternehmen|eenmanszaak|enkeltmandsvirksomhed|enk|sole proprietorship|ip|chp|fop|pp',
  },
  {
    generic: 'Cooperative',
    forms: 'eg|scop|coop|sccl|cooperativa|osuuskunta|scrl|cvba|andelsselskab|genossenschaft|cooperatie ua',
  },
  {
    generic: 'Foundation',
    forms: 'stiftung|stichting|foundation|fondation|fondazione|fundacion|fundacja|saatio',
  },
  {
    generic: 'Association',
    forms: 'ev|eingetragener verein|association|asociacion|associazione|verein|vereniging|forening',
  },
  { generic: 'Company', forms: 'gongsi|company|co|cie|compagnie|cia|est' },
];
