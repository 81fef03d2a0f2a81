import { coiner } from '../coin-word.ts';
import { coinage, type Language, type Part, parts, templates } from '../part.ts';
import { at, mix } from '../random.ts';

export const greek: Language = {
  coin: coiner(
    coinage(
      'β γ γρ δ ζ θ κ κρ λ μ ν ξ π πρ ρ σ στ τ τρ φ χ ψ μπ ντ',
      'α ε η ι ο υ ω αι ει ου ά έ ί ό',
      'ς ν ς ξ κα ρα σης πολις ρος μα τεξ λης νη',
    ),
    31,
  ),
  trades: parts(
    'trade',
    'Κατασκευές=Constructions,Εμπόριο=Trade,Υπηρεσίες=Services,Τεχνική=Technical,Ενέργεια=Energy,Ναυτιλιακή=Shipping,Μεταφορές=Transport,Τρόφιμα=Foods,Ξενοδοχεία=Hotels,Τουριστική=Tourism,Φαρμακευτική=Pharmaceutical,Βιομηχανία=Industry,Συμβουλευτική=Consulting,Εκδόσεις=Publications,Ακίνητα=Properties,Πληροφορική=Informatics,Γεωργική=Agricultural,Μεταλλουργία=Metallurgy,Ένδυση=Clothing,Έπιπλα=Furniture',
  ),
  common: parts(
    'common',
    'Νέα=New,Ελληνική=Hellenic,Πρώτη=First,Γενική=General,Αττική=Attica,Βόρεια=Northern,Κρητική=Cretan,Αιγαίο=Aegean,Όμιλος=Group,Μεγάλη=Great',
  ),
  surnames: parts(
    'surname',
    'Παπαδόπουλος,Παπαδάκης,Γεωργίου,Δημητρίου,Νικολάου,Βασιλείου,Οικονόμου,Παπανικολάου,Αντωνίου,Χατζής,Ιωάννου,Αλεξίου,Καραγιάννης,Μακρής,Θεοδώρου',
  ),
  surnameEnds: ['ίδης', 'όπουλος', 'άκης', 'άς', 'ου', 'έας'],
  loans: parts(
    'loan',
    'Γκλόμπαλ=Global,Τεκ=Tech,Γκρουπ=Group,Τρέιντ=Trade,Πάουερ=Power,Μέντια=Media,Σέρβις=Service,Σταρ=Star',
  ),
  heads: parts('head', 'Αφοί=Bros,Υιοί=Sons,Εταιρεία=Company'),
  templates: templates(
    '14 B T; 8 B; 10 S T; 5 =Αφοί S T; 4 S =& S T; 6 T B; 4 C B T; 4 B L; 5 T S B; 4 B T P; 4 S B T; 3 B N',
  ),
  joiner: ' ',
};

export const georgian: Language = {
  coin: coiner(
    coinage(
      'ბ გ დ ვ ზ თ კ ლ მ ნ პ ჟ რ ს ტ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ მთ გრ ბრ',
      'ა ე ი ო უ',
      '- ი ა ელი ური ია ნი ვა რი სი თი მა',
    ),
    32,
  ),
  trades: parts(
    'trade',
    'მშენებელი=Construction,ტრანსი=Trans,სერვისი=Service,ენერგო=Energy,ტრეიდინგი=Trading,ფარმა=Pharma,აგრო=Agro,მარკეტი=Market,ტურიზმი=Tourism,ლოგისტიკა=Logistics,დეველოპმენტი=Development,ღვინო=Wine,ავტო=Auto,მედიკალი=Medical',
  ),
  common: parts(
    'common',
    'ახალი=New,დიდი=Great,თეთრი=White,შავი=Black,პირველი=First,ქართული=Georgian,კავკასია=Caucasus,ოქრო=Gold',
  ),
  surnames: parts(
    'surname',
    'ბერიძე,კაპანაძე,გელაშვილი,მაისურაძე,გიორგაძე,ლომიძე,წიკლაური,ხუციშვილი,ჩხეიძე,ჯაფარიძე,ნოზაძე,ქავთარაძე',
  ),
  surnameEnds: ['ძე', 'შვილი', 'ია', 'ავა', 'ური'],
  loans: parts(
    'loan',
    'გლობალ=Global,ტექ=Tech,ჯგუფი=Group,თრეიდ=Trade,ჯორჯია=Georgia,ფუდ=Food,სმარტ=Smart,გრინ=Green',
  ),
  heads: parts('head', 'კომპანია=Company'),
  templates: templates('16 B; 12 B T; 5 C B; 5 L B; 5 B L; 4 S =და =კომპანია B; 4 B N; 4 B P; 4 B T P'),
  joiner: ' ',
};

/** Arabic writes the consonants and long vowels; how a word is read must be known. */
const arabicRoots =
  'ب=b ت=t ج=j ح=h خ=kh د=d ر=r ز=z س=s ش=sh ص=s ط=t ع=a ف=f ق=q ك=k ل=l م=m ن=n ه=h و=w ي=y'
    .split(' ')
    .map((entry) => entry.split('='));
const arabicShapes: readonly ((a: string[], b: string[], c: string[]) => [string, string])[] = [
  ([a = '', x = ''], [b = '', y = ''], [c = '', z = '']) => [`${a}ا${b}${c}`, `${x}a${y}i${z}`],
  ([a = '', x = ''], [b = '', y = ''], [c = '', z = '']) => [`${a}${b}ي${c}`, `${x}a${y}ee${z}`],
  ([a = '', x = ''], [b = '', y = ''], [c = '', z = '']) => [`${a}${b}ا${c}`, `${x}a${y}aa${z}`],
  ([a = '', x = ''], [b = '', y = ''], [c = '', z = '']) => [`م${a}${b}و${c}`, `ma${x}${y}oo${z}`],
  ([a = '', x = ''], [b = '', y = ''], [c = '', z = '']) => [`${a}و${b}${c}ي`, `${x}o${y}${z}i`],
  ([a = '', x = ''], [b = '', y = ''], [c = '', z = '']) => [`${a}${b}${c}ان`, `${x}a${y}${z}an`],
];

function coinArabic(rank: number): Part {
  let bits = mix(mix(rank + 3) ^ 0x5a5a_0033);
  const root = () => {
    bits = mix(bits + 0x5bd1_e995);
    return at(arabicRoots, bits % arabicRoots.length);
  };
  const word = () => at(arabicShapes, mix(bits) % arabicShapes.length)(root(), root(), root());
  const [text, said] = word();
  const isLong = rank > 20_000 && rank % 2 === 0;
  const [second, read] = isLong ? word() : ['', ''];
  const written = isLong ? `${text} ${second}` : text;
  const whole = capitalised(isLong ? `${said} ${read}` : said);
  return rank % 3 === 0
    ? { text: `ال${written}`, role: 'brand', said: `Al ${whole}` }
    : { text: written, role: 'brand', said: whole };
}

const capitalised = (text: string) => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

export const arabic: Language = {
  coin: coinArabic,
  trades: parts(
    'trade',
    'للتجارة=Lil Tijara=Trading,للمقاولات=Lil Muqawalat=Contracting,للخدمات=Lil Khadamat=Services,للنقل=Lil Naql=Transport,العقارية=Al Aqariya=Real Estate,للاستثمار=Lil Istithmar=Investment,للصناعات=Lil Sinaat=Industries,للتكنولوجيا=Lil Teknologia=Technology,للسياحة=Lil Siyaha=Tourism,الغذائية=Al Ghithaiya=Foodstuff,للالكترونيات=Lil Electroniyat=Electronics,للاستشارات=Lil Istisharat=Consultancy,للشحن=Lil Shahn=Shipping,الطبية=Al Tibbiya=Medical,للمعدات=Lil Muaddat=Equipment,للأثاث=Lil Athath=Furniture,للذهب=Lil Dhahab=Gold,للسيارات=Lil Sayarat=Automobiles',
  ),
  common: parts(
    'common',
    'النور=Al Noor=Light,الأمل=Al Amal=Hope,الخليج=Al Khaleej=Gulf,الشرق=Al Sharq=East,المدينة=Al Madina=City,الوطنية=Al Wataniya=National,المتحدة=Al Muttahida=United,العربية=Al Arabiya=Arabian,الفجر=Al Fajr=Dawn,الصقر=Al Saqr=Falcon,الذهبية=Al Dhahabiya=Golden,النخبة=Al Nukhba=Elite,الرياض=Al Riyadh=Gardens,البحر=Al Bahr=Sea',
  ),
  surnames: parts(
    'surname',
    'محمد=Mohammed=Mohammed,أحمد=Ahmed=Ahmed,المنصوري=Al Mansoori=Al Mansoori,الحربي=Al Harbi=Al Harbi,القاسمي=Al Qasimi=Al Qasimi,خليفة=Khalifa=Khalifa,العتيبي=Al Otaibi=Al Otaibi,سالم=Salem=Salem,ناصر=Nasser=Nasser,الزعابي=Al Zaabi=Al Zaabi',
  ),
  surnameEnds: [],
  loans: parts('loan', 'جلوبال=Global=Global,تك=Tech=Tech,جروب=Group=Group,ستار=Star=Star,ميديا=Media=Media'),
  heads: parts('head', 'مؤسسة=Muassasat=Establishment,مجموعة=Majmuat=Group,مصنع=Masna=Factory'),
  templates: templates('20 B T; 8 C B T; 6 B L; 6 S T B; 5 H B T; 4 B T T; 4 S =وأولاده B; 4 B P T; 4 C B'),
  joiner: ' ',
};
