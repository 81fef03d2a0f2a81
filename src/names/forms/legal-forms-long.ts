import type { LegalFormRow } from './legal-form-row.ts';

/** Forms spelt out. Long ones are also recognised misspelt and in other transliterations. */
export const longForms: readonly LegalFormRow[] = [
  {
    generic: 'JSC',
    forms:
      'public limited|public limited co|public ltd co|public limited corporation|publicly limited company|pub ltd co|pub limited|plco|joint stock co|js co|jt stock co|joint stock corporation|public stock company|open jsc|closed jsc|public jsc|private joint stock company|private stock company|limited by shares|stock company|stock corporation|publicly traded company|public company|public shareholding company|general joint stock company|private shareholding company',
  },
  {
    generic: 'LLC',
    forms:
      'free zone establishment|free zone company|free zone co|free zone llc|free zone limited liability company|free zone enterprise|fz establishment|fz enterprise|fzllc|dubai multi commodities centre|professional limited liability company|company with limited liability|limited liability corporation|with limited liability|private company limited by shares|company limited by shares|company limited by guarantee|limited by guarantee|private company|ltd liability co|coltd|ltd company|pvt limited company|private limited company|pvt ltd co|exempted company|private unlimited company|unlimited company|no liability|designated activity company|ultd|community interest company',
  },
  {
    generic: 'LLC',
    forms:
      'gesellschaft mbh|gesellschaft mit beschr haftung|gesellschaft mit besch haftung|gesellschaft mit beschraenkter haftung|ges mit beschr haftung|mit beschrankter haftung|mit beschr haftung|ges mbh|gesellsch mbh|gmbhs|gemeinnutzige gmbh|gemeinnutzige gesellschaft mit beschrankter haftung|ug haftungsbeschr|unternehmerges haftungsbeschrankt|gemeinnutzige ug|flexible kapitalgesellschaft|flexco|flexkapg',
  },
  {
    generic: 'JSC',
    forms:
      'aktienges|aktien gesellschaft|aktg|akt ges|gemeinnutzige aktiengesellschaft|europaische gesellschaft|societas europaea|societe europeenne|reit ag|investmentaktiengesellschaft',
  },
  {
    generic: 'LP',
    forms:
      'gmbh und co kg|gmbh u co kg|gesellschaft mbh and co kg|gesellschaft mbh und co kg|ag und co kg|ug haftungsbeschrankt and co kg|se und co kg|se and co kgaa|ag and co kgaa|gmbh und co kgaa|stiftung and co kg|stiftung und co kg|mbh and co kg|mbh und co kg|kg aa|kommanditgesellschaft auf aktien|kommandit gesellschaft|gmbh and co ohg|ltd and co kg|limited and co kg|keg|gmbh and cie kg|gmbh and co|and co kg|und co kg|cokg|co kg',
  },
  {
    generic: 'GP',
    forms:
      'offene handelsgesellschaft|offene handels gesellschaft|offene gesellschaft|gesellschaft burgerlichen rechts|gesellschaft des burgerlichen rechts|eingetragene gbr|partnerschaftsgesellschaft|partg mbb|partgmbb|partnerschaftsgesellschaft mbb|partnerschaft mbb|ewiv|eeig|geie|gie|societe en nom collectif|sociedad colectiva|societa in nome collettivo|sociedade em nome coletivo|kollektivgesellschaft|avoin yhtio|handelsbolag|interessentskab|ansvarlig selskap|kollektif sirketi|kozkereseti tarsasag|verejna obchodni spolecnost|verejna obchodna spolocnost|javno trgovacko drustvo|spolka cywilna|spolka partnerska|sp p|maatschap|tikroji ukine bendrove|taisuhing|pilnsabiedriba',
  },
  {
    generic: 'Sole trader',
    forms:
      'eingetragener kaufmann|eingetragene kauffrau|e kfm|e kfr|e kffr|eingetragenes einzelunternehmen|entreprise individuelle|eirl|empresa individual de responsabilidad limitada|empresa individual de responsabilidade limitada|empresa unipersonal|microempresa|empresario individual|ditta individuale|impresa individuale|jednoosobowa dzialalnosc gospodarcza|enskild firma|enskild naringsidkare|enkeltpersonforetak|individualny predprinimatel|fizichna osoba pidpriyemets|sahis isletmesi|egyeni vallalkozo|individuali imone|fuusilisest isikust ettevotja|individualais komersants|samostalni preduzetnik|private entrepreneur|individual entrepreneur|sole trader|sole proprietor',
  },
  {
    generic: 'Cooperative',
    forms:
      'eingetragene genossenschaft|societas cooperativa europaea|vvag|versicherungsverein auf gegenseitigkeit|societe cooperative|sociedad cooperativa|societa cooperativa|soc coop|soc coop a rl|societa cooperativa a responsabilita limitata|cooperative society|co operative society|cooperative|co op|cooperatieve|cooperatieve vereniging|cooperatieve vennootschap|cooperatie|spoldzielnia|ekonomisk forening|andelslag|amba|andelsselskab med begraenset ansvar|samvirkeforetak|kooperatif|kooperativa|druzstvo|szovetkezet|uhistu|kooperatyvas|zadruga|koperasi',
  },
  {
    generic: 'LLC',
    forms:
      'sociedad de responsabilidad limitada de capital variable|srl de cv|sociedad por acciones simplificada|sociedad limitada unipersonal|sociedad limitada nueva empresa|sociedad limitada laboral|sociedad laboral|sociedade limitada|sociedade unipessoal por quotas|sociedade unipessoal limitada|sociedade empresaria limitada|ltda me|ltda epp|compania limitada|cia ltda|c ltda|limitada spa|ent unipersonnelle a responsabilite limitee|entreprise unipersonnelle a responsabilite limitee|societe a responsabilite limitee unipersonnelle|societe privee a responsabilite limitee|srl a capitale ridotto|srl unipersonale|srl a socio unico|societa a responsabilita limitata semplificata|societa a responsabilita limitata a socio unico|societatea cu raspundere limitata|societate cu raspundere limitata|sarl au|suarl|sc srl|sociedad de r l|sociedad de rl de cv',
  },
  {
    generic: 'JSC',
    forms:
      'sociedad anonima de capital variable|sa cv|sociedad anonima promotora de inversion de capital variable|sociedad anonima promotora de inversion|sociedad anonima bursatil de capital variable|sociedad anonima unipersonal|sociedad anonima cerrada|sociedad anonima abierta|sociedad anonima comercial industrial y financiera|sociedad por acciones|sociedad anonima deportiva|sociedade anonima de capital aberto|sociedade por acoes|companhia aberta|societa per azioni unipersonale|societa europea|societe anonyme simplifiee|societe anonyme a conseil d administration|societatea pe actiuni|societate pe actiuni|compania anonima|aandelenvennootschap|naamloze vennootschap van publiek recht|sa sicav|sicav|sicaf|soparfi',
  },
  {
    generic: 'LP',
    forms:
      'sociedad en comandita simple|sociedad en comandita por acciones|sociedad en comandita|s en c|s en c por a|scpa|sapa|societa in accomandita semplice|societa in accomandita per azioni|sas di|societe en commandite simple|societe en commandite par actions|secs|commandite par actions|commanditaire vennootschap op aandelen|comm v|comm va|gewone commanditaire vennootschap|komanditno drustvo|komanditni spolecnost|komanditna spolocnost|komanditgesellschaft|kommanditselskab|kommanditbolag|kommandiittiyhtio|usaldusuhing|komanditine ukine bendrove|spolka komandytowo akcyjna|sp kom|beteti tarsasag|komandit sirketi|special limited partnership|scottish limited partnership|exempted limited partnership',
  },
  {
    generic: 'LLC',
    forms:
      'sh p k|shoqeri me pergjegjesi te kufizuar|drustvo sa ogranicenom odgovornoscu|drustvo s ogranicenom odgovornoscu|jednostavno drustvo s ogranicenom odgovornoscu|drustvo ogranicene odgovornosti|drushtvo so ogranichena odgovornost|dooel|druzhestvo s ogranichena otgovornost|ednolichno druzhestvo s ogranichena otgovornost|einkahlutafelag|ribotos atsakomybes bendrove|mazoji bendrija|osauhing|anpartsselskabet|iverksaetterselskab|privat aktiebolag|spz oo|spolka z ogr odp|sp z ogr odp|prosta spolka akcyjna|spol s ro|spol sro|s ro|korlatolt felelossegu|mehdud mesuliyyetli cemiyyet|mahdud mesuliyyetli jemiyyet|masuliyati cheklangan jamiyat|masuliyati cheklangan jamiyati|zhauapkershiligi shekteuli seriktestigi|zhshs|zhsh s|cong ty trach nhiem huu han mot thanh vien|cong ty tnhh mtv|tnhh mtv|cong ty tnhh mot thanh vien|sendirian berhad|perseroan terbatas|pt pma|borisat|bor jor kor|ltd sti|limited sti|san ve tic ltd sti|sanayi ve ticaret limited sirketi|san tic ltd sti|tic ltd sti|ve ticaret limited sirketi|ticaret limited sirketi|san ve tic limited sirketi',
  },
  {
    generic: 'JSC',
    forms:
      'sh a|shoqeri aksionere|shoqeri anonime|akcionarsko drustvo|dionicko drustvo|delniska druzba|aktsionerno druzhestvo|ednolichno aktsionerno druzhestvo|hlutafelag|viesoji akcine bendrove|atviroji akcine bendrove|uzdaroji akcine bendrove|aktsiaselts|akciju sabiedriba|aktieselskabet|allmennaksjeselskap|julkinen osakeyhtio|osake yhtio|aktie bolag|akc spolecnost|as spolecnost|zartkoruen mukodo reszvenytarsasag|nyilvanosan mukodo reszvenytarsasag|reszvenytarsasag|aciq sehmdar cemiyyeti|qapali sehmdar cemiyyeti|qsc|aksiyadorlik jamiyati|aksiyadorlik zhamiyati|anonim sirket|anonim ortakligi|anonim ortaklik|sanayi ve ticaret anonim sirketi|san ve tic as|san tic as|ve ticaret anonim sirketi|ticaret anonim sirketi|sanayi ve ticaret as|tic as|ve ticaret as|cong ty cp|ctcp|qatari shareholding company|saudi joint stock company|sjsc|kuwait shareholding company|omani joint stock company|societe anonyme egyptienne|societe anonyme libanaise|berhad bhd',
  },
  {
    generic: 'Association',
    forms:
      'eingetragener verein|eingetr verein|aisbl|asbl|association sans but lucratif|association internationale sans but lucratif|vzw|ivzw|vereniging zonder winstoogmerk|non profit organization|nonprofit organization|non profit corporation|stowarzyszenie|aps ets|asociatia|udruzenje|biedriba|viesoji istaiga|egyesulet|rekisteroity yhdistys|sdruzheniye|zapsany spolek|obcianske zdruzenie',
  },
  {
    generic: 'Public body',
    forms:
      'anstalt des offentlichen rechts|korperschaft des offentlichen rechts|kdor|kommunalunternehmen|state owned enterprise|state enterprise|state unitary enterprise|etablissement public|sociedad del estado|empresa publica|entidad publica empresarial|ente pubblico|przedsiebiorstwo panstwowe|statny podnik|statni podnik|sp statny podnik|valstybes imone|javno preduzece|statutarorgan',
  },
  {
    generic: 'LLC',
    forms:
      'общество с ограниченной ответственностью|общества с ограниченной ответственностью|таварыства з абмежаванай адказнасцю|товариство з додатковою відповідальністю|друштво со ограничена одговорност|дооел|еднолично дружество с ограничена отговорност|дззд|товарищество с дополнительной ответственностью|масъулияти чекланган жамият|масъулияти чекланган жамияти|ҷамъияти дорои масъулияти маҳдуд|жоопкерчилиги чектелген коом|жчк|иностранное общество с ограниченной ответственностью|совместное общество с ограниченной ответственностью|закрите товариство|ооо уп|зато|гмбх|лтд|ллс|ооо фирма|хязгаарлагдмал хариуцлагатай компани|ххк',
  },
  {
    generic: 'JSC',
    forms:
      'акционерное общество открытого типа|акционерное общество закрытого типа|акціонерне товариство відкритого типу|відкрите акціонерне товариство|закрите акціонерне товариство|открытое акционерное общество|адкрытае акцыянернае таварыства|закрытае акцыянернае таварыства|акцыянернае таварыства|еднолично акционерно дружество|публично акционерно дружество|акционарско друштво|акционерная компания|акционерные общества|адсиц|акционерно дружество със специална инвестиционна цел|акционерлик жамияти|акциядорлик жамияти|акционерлік қоғам|ачык акционердик коом|жабык акционердик коом|ҷсп|оаж|ашк|хувьцаат компани|акционерный коммерческий банк|акционерное общество с ограниченной ответственностью|страховая акционерная компания|народное предприятие|закрытое акционерное общество работников',
  },
  {
    generic: 'Unitary',
    forms:
      'государственное предприятие|государственное унитарное предприятие|муниципальное унитарное предприятие|муниципальное предприятие|федеральное государственное унитарное предприятие|коммунальное унитарное предприятие|коммунальное предприятие|комунальне підприємство|дочірнє підприємство|державне комерційне підприємство|частное предприятие|частное производственное унитарное предприятие|частное унитарное торговое предприятие|производственное унитарное предприятие|прыватнае унітарнае прадпрыемства|унітарнае прадпрыемства|иностранное унитарное предприятие|иуп|иностранное предприятие|ип иностранное предприятие|ргп|гкп|республиканское государственное предприятие|казенное предприятие|фкп|дочернее предприятие|совместное предприятие|мале підприємство|научно производственное предприятие|научно производственное объединение|производственное объединение|държавно предприятие|јавно предузеће|друштвено предузеће|унитарная организация',
  },
  {
    generic: 'Public body',
    forms:
      'государственное учреждение|фгбу|фгу|федеральное государственное бюджетное учреждение|федеральное государственное учреждение|государственное бюджетное учреждение|муниципальное бюджетное учреждение|муниципальное учреждение|муниципальное автономное учреждение|государственная корпорация|публично правовая компания|ппк|государственное казенное учреждение|гку|государственное автономное учреждение|фгаоу|фгбоу|коммунальное государственное учреждение|кгу',
  },
  {
    generic: 'Association',
    forms:
      'общественная организация|общественное объединение|некоммерческая организация|некоммерческое партнерство|негосударственная организация|громадська організація|громадське об єднання|неурядова організація|некомерційна організація|грамадская арганізацыя|грамадскае аб яднанне|ассоциация крестьянских хозяйств|областная общественная организация|региональная общественная организация|товарищество собственников жилья|тсж|тсн|гаражно строительный кооператив|садовое некоммерческое товарищество|снт|объединение юридических лиц|оюл|частное учреждение|чоу|ноу|сдружение',
  },
  {
    generic: 'Foundation',
    forms:
      'благотворительный фонд|благодійний фонд|общественный фонд|благотворительная организация|благодійна організація|дабрачынны фонд|некоммерческая организация фонд|закрытый паевой инвестиционный фонд|открытый паевой инвестиционный фонд|интервальный паевой инвестиционный фонд|зпиф|rechtsfahige stiftung|gemeinnutzige stiftung|stiftung des offentlichen rechts|gemeinnutzige stiftung gmbh|charitable foundation|charitable trust|fondation d utilite publique|sihtasutus|nodibinajums|alapitvany|nadace|nadacia|zaklada|zaduzbina',
  },
  {
    generic: 'Cooperative',
    forms:
      'производственный кооператив|потребительский кооператив|потребительское общество|сельскохозяйственный производственный кооператив|споживче товариство|споживчий кооператив|обслуговуючий кооператив|фермерське господарство|селянське фермерське господарство|сфг|крестьянское хозяйство|шаруа қожалығы|сельскохозяйственный потребительский кооператив|кооперация|жилищно строительный кооператив',
  },
  {
    generic: 'GP',
    forms:
      'полное товарищество|коммандитное товарищество|товарищество на вере|хозяйственное партнерство|повне товариство|командитне товариство|събирателно дружество|командитно дружество|простое товарищество|ортачко друштво|командитно друштво|партнёрство с ограниченной ответственностью',
  },
  {
    generic: 'Sole trader',
    forms:
      'індывідуальны прадпрымальнік|фізична особа підприємець|приватний підприємець|едноличен търговец|якка тартибдаги тадбиркор|ятт|жеке кәсіпкер|крестьянское фермерское хозяйство|индивидуальное предприятие|самостални предузетник',
  },
];
