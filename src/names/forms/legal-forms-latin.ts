import type { LegalFormRow } from './legal-form-row.ts';

/** Forms that are written in Latin letters. One that is also a common word or abbreviation stands in the files of its countries. */
export const latinForms: readonly LegalFormRow[] = [
  {
    generic: 'LLC',
    forms:
      'llc|limited liability company|limited liability co|ltd liability co|pllc|fz llc|llc fz|fze|fzco|fzc|fz co|dmcc|wll|w l l|spc',
  },
  {
    generic: 'LLC',
    forms:
      'ltd|limited|pvt ltd|private limited|pvt limited|private ltd|pte ltd|pte limited|pty ltd|pty limited|proprietary limited|co ltd|co limited|company limited|sdn bhd|ltda|limitada|ltee|limitee|ltd co|limited company',
  },
  {
    generic: 'LLC',
    forms:
      'gmbh|gesmbh|ggmbh|mbh|gesellschaft mit beschrankter haftung|ug haftungsbeschrankt|unternehmergesellschaft|unternehmergesellschaft haftungsbeschrankt',
  },
  {
    generic: 'LLC',
    forms:
      'sarl|sarlu|societe a responsabilite limitee|societa a responsabilita limitata|sociedad de responsabilidad limitada|sociedad limitada|srl|srls|srl semplificata|srlu|sprl|s de rl de cv|s de rl|sociedade por quotas|unipessoal lda|sagl',
  },
  {
    generic: 'LLC',
    forms:
      'ltd sti|limited sirketi|bvba|besloten vennootschap|besloten vennootschap met beperkte aansprakelijkheid|vba',
  },
  {
    generic: 'LLC',
    forms:
      'anpartsselskab|ivs|kft|korlatolt felelossegu tarsasag|sp zoo|sp z oo|z oo|spolka z oo|spzoo|spolka z ograniczona odpowiedzialnoscia|spolka zoo',
  },
  {
    generic: 'LLC',
    forms:
      'sro|spol sro|spolecnost s rucenim omezenym|spolocnost s rucenim obmedzenym|jdoo|druzba z omejeno odgovornostjo|drustvo s ogranicenom odgovornoscu',
  },
  {
    generic: 'LLC',
    forms:
      'osauhing|uzdaroji akcine bendrove|sabiedriba ar ierobezotu atbildibu|osakeyhtio|mmc|mchj|tnhh|cong ty tnhh|cong ty trach nhiem huu han|shpk|ehf|srl ag',
  },
  {
    generic: 'LLC',
    forms: 'youxian gongsi|youxian zeren gongsi|yuhan hoesa|ooo|oooo|osoo|ooo odo|spgs|shps|spps',
  },
  {
    generic: 'JSC',
    forms:
      'gufen youxian gongsi|jusik hoesa|plc|public limited company|jsc|ojsc|cjsc|pjsc|qpsc|psc|joint stock company|open joint stock company|public joint stock company|closed joint stock company|saog|saoc|ksc|kscp|bsc',
  },
  {
    generic: 'JSC',
    forms:
      'aktiengesellschaft|societe anonyme|sociedad anonima|sociedade anonima|sasu|societe par actions simplifiee|sab de cv|sa de cv|sapi de cv|sadecv|societa per azioni|naamloze vennootschap',
  },
  {
    generic: 'JSC',
    forms: 'aktiebolag|publikt aktiebolag|aksjeselskap|aktieselskab|ab publ',
  },
  {
    generic: 'JSC',
    forms:
      'sp akc|spolka akcyjna|akciova spolecnost|akciova spolocnost|dioniko drustvo|delnicka druzba|akcine bendrove|akciju sabiedriba|aktsiaselts|anonim sirketi|anonim sti|qsc|tbk|persero tbk|perseroan terbatas|bhd|berhad|cong ty co phan|jsc bank|qsc',
  },
  { generic: 'JSC', forms: 'oao|zao|pao|aozt|aoot' },
  {
    generic: 'Corporation',
    forms: 'inc|incorporated|corp|corporation|pbc|national association|co inc',
  },
  { generic: 'Corporation', forms: 'kabushiki kaisha|kabushikigaisha|godo kaisha|yugen kaisha' },
  {
    generic: 'LP',
    forms:
      'limited partnership|lllp|kommanditgesellschaft|gmbh and co kg|gmbh and co kgaa|ag and co kg|ug and co kg|gmbh co kg|kgaa|scs|scsp|secs|commanditaire vennootschap|sp k|spolka komandytowa|se and co kg|elp',
  },
  { generic: 'LLP', forms: 'llp|limited liability partnership|slp' },
  {
    generic: 'GP',
    forms: 'gbr|gesbr|snc|vof|vennootschap onder firma|sp j|spolka jawna|general partnership|egbr',
  },
  {
    generic: 'Sole trader',
    forms: 'ekfr|ekfm|einzelunternehmen|eenmanszaak|enkeltmandsvirksomhed|sole proprietorship',
  },
  {
    generic: 'Cooperative',
    forms: 'coop|s coop|sccl|cooperativa|osuuskunta|scrl|cvba|andelsselskab|genossenschaft|cooperatie ua',
  },
  {
    generic: 'Foundation',
    forms: 'stiftung|stichting|foundation|fondation|fondazione|fundacion|fundacja|saatio',
  },
  {
    generic: 'Association',
    forms: 'eingetragener verein|association|asociacion|associazione|verein|vereniging|forening',
  },
  { generic: 'Company', forms: 'gongsi|company|co|cie|compagnie|cia' },
];
