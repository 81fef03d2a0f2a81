/**
 * Legal forms with the spellings of each, a line a form: whoever types one of a line means the same form as whoever types
 * another, and never that of another line. Spellings that the files of some countries name (`legalForms.only`) are forms
 * in these alone, as `me` in Brazil; a form that is not here, or not the country's, is a word of the name. Accents, signs and gaps do not count.
 */
export const formSpellings = `
ltd | limited
plc | public limited company
llc | limited liability company
llp | limited liability partnership
lp | limited partnership
pvt ltd | private limited | pvt limited | private ltd
pte ltd | pte limited
pty ltd | pty limited | proprietary limited
co ltd | company limited | co limited
inc | incorporated
corp | corporation
cic | community interest company
dac | designated activity company
unlimited company
fze
fzco
fz llc
dmcc
gmbh | gesellschaft mit beschränkter haftung | gesellschaft mbh | ges mbh | gesmbh
ggmbh | gemeinnützige gmbh | gemeinnützige gesellschaft mit beschränkter haftung
ug | ug haftungsbeschränkt | unternehmergesellschaft | unternehmergesellschaft haftungsbeschränkt
ag | aktiengesellschaft
se | societas europaea
kg | kommanditgesellschaft
kgaa | kommanditgesellschaft auf aktien
ohg | offene handelsgesellschaft
og | offene gesellschaft
gbr | gesellschaft bürgerlichen rechts
egbr
ek | eingetragener kaufmann | eingetragene kauffrau | e kfm | e kfr
eu | eingetragenes einzelunternehmen
eg | eingetragene genossenschaft
ev | eingetragener verein
gmbh co kg | gmbh und co kg | gesellschaft mit beschränkter haftung und co kg
ag co kg | ag und co kg
ug co kg | ug haftungsbeschränkt co kg | ug haftungsbeschränkt und co kg
gmbh co kgaa | gmbh und co kgaa
gmbh co ohg | gmbh und co ohg
se co kg | se und co kg
se co kgaa | se und co kgaa
partg | partnerschaftsgesellschaft
partg mbb
sarl | société à responsabilité limitée
srl | società a responsabilità limitata | sociedad de responsabilidad limitada | societate cu răspundere limitată
srls | società a responsabilità limitata semplificata
eurl | entreprise unipersonnelle à responsabilité limitée
sas | société par actions simplifiée | società in accomandita semplice
sasu | société par actions simplifiée unipersonnelle
sa | société anonyme | sociedad anónima | sociedade anônima | spółka akcyjna
sau | sociedad anónima unipersonal
spa | società per azioni | sociedad por acciones
snc | société en nom collectif | società in nome collettivo
scs | société en commandite simple
sca | société en commandite par actions
sci | société civile immobilière
scp
scop
scm
gie | groupement d'intérêt économique
earl
gaec
selarl
sl | sociedad limitada
slu | sociedad limitada unipersonal
sll | sociedad limitada laboral
slp
s coop | sociedad cooperativa
cb | comunidad de bienes
soc coop | società cooperativa
soc coop a rl
sa de cv | sociedad anónima de capital variable
s de rl de cv | sociedad de responsabilidad limitada de capital variable
sab de cv
sapi de cv
ltda | limitada | lda | sociedade limitada
ltda me
ltda epp
me | microempresa
epp | empresa de pequeno porte
mei
eireli | empresa individual de responsabilidade limitada
unipessoal lda
bv | besloten vennootschap
nv | naamloze vennootschap
vof | vennootschap onder firma
cv | commanditaire vennootschap
bvba | sprl
aps | anpartsselskab
ivs
as | aktieselskab | aksjeselskap | anonim şirketi | anonim şirket | anonim şti | akciová společnost | akciová spoločnosť | aktsiaselts
asa | allmennaksjeselskap
ans
da
enk | enkeltpersonforetak
ab | aktiebolag
ab publ
hb | handelsbolag
kb | kommanditbolag
ek för | ekonomisk förening
oy | osakeyhtiö
oyj | julkinen osakeyhtiö
ky | kommandiittiyhtiö
ou | osaühing
uab | uždaroji akcinė bendrovė
mb | mažoji bendrija
sia | sabiedrība ar ierobežotu atbildību
sp zoo | spółka z ograniczoną odpowiedzialnością | spółka z oo
spk | spółka komandytowa
spj | spółka jawna
psa | prosta spółka akcyjna
ska | spółka komandytowo akcyjna
sc | spółka cywilna
sp zoo spk | spółka z ograniczoną odpowiedzialnością spółka komandytowa
sro | spol s ro | společnost s ručením omezeným | spoločnosť s ručením obmedzeným
vos | veřejná obchodní společnost | verejná obchodná spoločnosť
ks | komanditní společnost | komanditná spoločnosť
jsa | jednoduchá spoločnosť na akcie
zs | zapsaný spolek
kft | korlátolt felelősségű társaság
nonprofit kft
zrt | zártkörűen működő részvénytársaság
nyrt | nyilvánosan működő részvénytársaság
rt | részvénytársaság
bt | betéti társaság
kkt | közkereseti társaság
doo | društvo s ograničenom odgovornošću | društvo sa ograničenom odgovornošću | družba z omejeno odgovornostjo
jdoo
dd | dioničko društvo | delniška družba
ltd şti | limited şirketi | ltd şirketi | limited şti
kollektif şirketi | koll şti
komandit şirketi | kom şti
ооо | общество с ограниченной ответственностью
одо | общество с дополнительной ответственностью
ао | акционерное общество
оао | открытое акционерное общество
зао | закрытое акционерное общество
пао | публичное акционерное общество
нао | непубличное акционерное общество
ип | индивидуальный предприниматель
гуп | государственное унитарное предприятие
муп | муниципальное унитарное предприятие
фгуп | федеральное государственное унитарное предприятие
уп | унитарное предприятие
чуп | частное унитарное предприятие
чтуп | частное торговое унитарное предприятие
чпуп | частное производственное унитарное предприятие
руп | республиканское унитарное предприятие
куп | коммунальное унитарное предприятие
сооо | совместное общество с ограниченной ответственностью
иооо | иностранное общество с ограниченной ответственностью
тоо | товарищество с ограниченной ответственностью
жшс | жауапкершілігі шектеулі серіктестігі
ақ | акционерлік қоғам
ргп | республиканское государственное предприятие
кх | крестьянское хозяйство
кфх | крестьянское фермерское хозяйство
осоо
тов | товариство з обмеженою відповідальністю
тдв | товариство з додатковою відповідальністю
ат | акціонерне товариство
пат | публічне акціонерне товариство
прат | приватне акціонерне товариство
пп | приватне підприємство
дп | державне підприємство
фг | фермерське господарство
фоп | фізична особа підприємець
оод | дружество с ограничена отговорност
еоод | еднолично дружество с ограничена отговорност
ад | акционерно дружество
еад | еднолично акционерно дружество
ет | едноличен търговец
кд | командитно дружество
доо | друштво са ограниченом одговорношћу
αε | ανώνυμη εταιρεία | ανώνυμη εταιρία | ανώνυμος εταιρεία
επε | εταιρεία περιορισμένης ευθύνης | εταιρία περιορισμένης ευθύνης
ικε | ιδιωτική κεφαλαιουχική εταιρεία
οε | ομόρρυθμη εταιρεία
εε | ετερόρρυθμη εταιρεία
μονοπρόσωπη ικε | μ ικε
μονοπρόσωπη επε
μονοπρόσωπη αε
შპს | შეზღუდული პასუხისმგებლობის საზოგადოება
სს | სააქციო საზოგადოება
კს | კომანდიტური საზოგადოება
სპს | სოლიდარული პასუხისმგებლობის საზოგადოება
սպը | սահմանափակ պատասխանատվությամբ ընկերություն
փբը | փակ բաժնետիրական ընկերություն
բբը | բաց բաժնետիրական ընկերություն
ذ م م | ذات مسؤولية محدودة | ذات المسؤولية المحدودة
ش ذ م م | شركة ذات مسؤولية محدودة | شركة ذات المسؤولية المحدودة
ش م ع | شركة مساهمة عامة
ش م خ | شركة مساهمة خاصة
ش م ك
ش م ل
ش م م
ش م ب
ش م س
م م ح
م ح
المحدودة
با مسئولیت محدود
سهامی عام
سهامی خاص
בעמ | בערבון מוגבל
ער
שותפות מוגבלת
`;

/** Words that stand beside forms and say only that there is a company. */
export const companyWords = 'บริษัท | شركة | شرکت | חברת';

/** Forms of scripts without gaps, hung onto the name; each with its short spelling, which stands in brackets. */
export const hungForms = `
有限公司
有限责任公司 | 有限責任公司
股份有限公司
股份有限责任公司
合伙企业有限合伙
合伙企业普通合伙
有限合伙
个人独资企业
株式会社 | 株式會社 || 株
有限会社 || 有
合同会社 || 同
合資会社 || 資
合名会社 || 名
주식회사 || 주
유한회사 || 유
유한책임회사
합자회사
합명회사
จำกัด
จำกัดมหาชน
ห้างหุ้นส่วนจำกัด
ห้างหุ้นส่วนสามัญ
`;
