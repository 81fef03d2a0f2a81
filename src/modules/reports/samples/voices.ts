/** How a language speaks of an invented company. Where a script is not Latin: `own writing|Latin letters`. */
export type Voice = Readonly<{
  /** The name without its legal form; it says “sample” in the language itself. */
  stem: string;
  /** Names everybody knows as placeholders: the director, his partner, the finance director. */
  people: readonly [director: string, partner: string, finance: string];
  street: string;
  /** What a holding is called in another script, with the space before it where one is written. */
  holding?: string;
}>;

/** Languages of the sample companies. */
export const voices = {
  en: voice('Sample Pumps Trading', 'John Doe, Jane Doe, Richard Roe', '1 Sample Street'),
  de: voice('Muster Pumpenhandel', 'Max Mustermann, Erika Mustermann, Otto Beispiel', 'Musterstraße 1'),
  fr: voice('Exemple Pompes', 'Jean Exemple, Marie Exemple, Pierre Modèle', '1 rue de l’Exemple'),
  es: voice('Ejemplo Bombas', 'Juan Ejemplo, María Ejemplo, Luis Muestra', 'Calle del Ejemplo 1'),
  pt: voice('Exemplo Bombas', 'João Exemplo, Maria Exemplo, José Amostra', 'Rua do Exemplo 1'),
  it: voice('Esempio Pompe', 'Mario Esempio, Giulia Esempio, Luca Campione', 'Via dell’Esempio 1'),
  nl: voice('Voorbeeld Pompen', 'Jan Voorbeeld, Anna Voorbeeld, Piet Modaal', 'Voorbeeldstraat 1'),
  sv: voice('Exempel Pumpar', 'Sven Exempel, Anna Exempel, Erik Medel', 'Exempelgatan 1'),
  da: voice('Eksempel Pumper', 'Peter Eksempel, Anna Eksempel, Hans Prøve', 'Eksempelvej 1'),
  nb: voice('Eksempel Pumper', 'Ola Nordmann, Kari Nordmann, Peder Ås', 'Eksempelveien 1'),
  is: voice('Sýnishorn Dælur', 'Jón Jónsson, Anna Jónsdóttir, Páll Pálsson', 'Sýnisgata 1'),
  fi: voice('Esimerkki Pumput', 'Matti Meikäläinen, Maija Meikäläinen, Teppo Testaaja', 'Esimerkkikatu 1'),
  et: voice('Näidis Pumbad', 'Jaan Näidis, Mari Näidis, Peeter Proov', 'Näidise tn 1'),
  lv: voice('Paraugs Sūkņi', 'Jānis Paraugs, Anna Parauga, Pēteris Piemērs', 'Parauga iela 1'),
  lt: voice('Pavyzdys Siurbliai', 'Jonas Pavyzdys, Ona Pavyzdienė, Petras Petraitis', 'Pavyzdžio g. 1'),
  pl: voice('Przykład Pompy', 'Jan Przykładowy, Anna Przykładowa, Piotr Wzorcowy', 'ul. Przykładowa 1'),
  cs: voice('Vzor Čerpadla', 'Jan Vzorný, Jana Vzorná, Petr Příkladný', 'Vzorová 1'),
  sk: voice('Vzor Čerpadlá', 'Jozef Mrkvička, Janka Mrkvičková, Ján Vzorný', 'Vzorová 1'),
  hu: voice('Minta Szivattyú', 'Minta János, Minta Mária, Próba Péter', 'Minta utca 1.'),
  ro: voice('Exemplu Pompe', 'Ion Exemplu, Maria Exemplu, Andrei Model', 'str. Exemplului nr. 1'),
  sl: voice('Vzorec Črpalke', 'Janez Vzorec, Ana Vzorec, Peter Primer', 'Vzorčna ulica 1'),
  hr: voice('Primjer Pumpe', 'Ivan Primjer, Ana Primjer, Marko Uzorak', 'Ulica primjera 1'),
  sr: voice('Primer Pumpe', 'Petar Primer, Jovana Primer, Marko Uzorak', 'Ulica primera 1'),
  sq: voice('Shembull Pompa', 'Agim Shembulli, Ana Shembulli, Ilir Mostra', 'Rruga e Shembullit 1'),
  tr: voice('Örnek Pompa', 'Ali Örnek, Ayşe Örnek, Mehmet Deneme', 'Örnek Sokak No: 1'),
  az: voice('Nümunə Nasos', 'Əli Nümunəyev, Aygün Nümunəyeva, Vəli Sınaqov', 'Nümunə küçəsi 1'),
  uz: voice('Namuna Nasos', 'Ali Namunaev, Nodira Namunaeva, Vali Sinovov', 'Namuna koʻchasi, 1-uy'),
  id: voice('Contoh Pompa', 'Budi Contoh, Siti Contoh, Agus Misal', 'Jalan Contoh No. 1'),
  ms: voice('Contoh Pam', 'Ali bin Contoh, Siti binti Contoh, Abu bin Misal', '1, Jalan Contoh'),
  vi: voice('Bơm Mẫu', 'Nguyễn Văn A, Trần Thị B, Lê Văn C', 'Số 1 đường Mẫu'),
  hi: voice('Namuna Pumps', 'Ramesh Namuna, Sita Namuna, Mohan Udaharan', '1 Namuna Road'),
  ko: voice('Sample Pump', 'Hong Gildong, Kim Bogi, Lee Yesi', '1 Bogi-ro'),
  ru: voice(
    'Образец-Насос|Obrazets-Nasos',
    'Иванов Иван Иванович|Ivan Ivanov, Петрова Анна Сергеевна|Anna Petrova, Сидоров Пётр Петрович|Pyotr Sidorov',
    'ул. Образцовая, д. 1|1 Obraztsovaya Street',
    ' Холдинг',
  ),
  uk: voice(
    'Зразок-Насос|Zrazok-Nasos',
    'Іваненко Іван Іванович|Ivan Ivanenko, Зразкова Ганна Петрівна|Hanna Zrazkova, Прикладний Петро Петрович|Petro Prykladnyi',
    'вул. Зразкова, 1|1 Zrazkova Street',
    ' Холдинг',
  ),
  bg: voice(
    'Образец Помпи|Obrazets Pompi',
    'Иван Примеров|Ivan Primerov, Мария Примерова|Maria Primerova, Петър Образцов|Petar Obraztsov',
    'ул. Примерна 1|1 Primerna Street',
    ' Холдинг',
  ),
  el: voice(
    'Υπόδειγμα Αντλίες|Ypodeigma Antlies',
    'Γιώργος Παραδείγματος|Giorgos Paradeigmatos, Μαρία Παραδείγματος|Maria Paradeigmatos, Νίκος Δείγμας|Nikos Deigmas',
    'Οδός Υποδείγματος 1|1 Ypodeigmatos Street',
    ' Συμμετοχών',
  ),
  hy: voice(
    'Նմուշ Պոմպեր|Nmush Pomper',
    'Պողոս Պողոսյան|Poghos Poghosyan, Անի Նմուշյան|Ani Nmushyan, Կիրակոս Կիրակոսյան|Kirakos Kirakosyan',
    'Նմուշի փողոց 1|1 Nmushi Street',
    ' Հոլդինգ',
  ),
  ka: voice(
    'ნიმუშის ტუმბოები|Nimushis Tumboebi',
    'გიორგი ნიმუშაძე|Giorgi Nimushadze, ნინო ნიმუშაძე|Nino Nimushadze, ლევან მაგალითაშვილი|Levan Magalitashvili',
    'ნიმუშის ქუჩა 1|1 Nimushi Street',
    ' ჰოლდინგი',
  ),
  he: voice(
    'דוגמה משאבות|Dugma Mashevot',
    'ישראל ישראלי|Israel Israeli, ישראלה ישראלי|Israela Israeli, פלוני אלמוני|Ploni Almoni',
    'רחוב הדוגמה 1|1 HaDugma Street',
    ' אחזקות',
  ),
  ar: voice(
    'النموذج للمضخات|Al Namoothaj Pumps',
    'فلان الفلاني|Fulan Al Fulani, فلانة الفلاني|Fulana Al Fulani, علان العلاني|Allan Al Allani',
    'شارع النموذج 1|1 Al Namoothaj Street',
    ' القابضة',
  ),
  zh: voice(
    '示例水泵|Shili Pumps',
    '张三|Zhang San, 李四|Li Si, 王五|Wang Wu',
    '示例路1号|1 Shili Road',
    '控股',
  ),
  ja: voice(
    'サンプルポンプ|Sample Pump',
    '見本太郎|Taro Mihon, 見本花子|Hanako Mihon, 例示次郎|Jiro Reiji',
    '見本町1-1|1-1 Mihon-cho',
    'ホールディングス',
  ),
  th: voice(
    'ตัวอย่างปั๊ม|Tuayang Pump',
    'สมชาย ตัวอย่าง|Somchai Tuayang, สมหญิง ตัวอย่าง|Somying Tuayang, มานะ ทดลอง|Mana Thotlong',
    'ถนนตัวอย่าง 1|1 Tuayang Road',
    ' โฮลดิ้ง',
  ),
} as const satisfies Record<string, Voice>;
export type Language = keyof typeof voices;

function voice(stem: string, people: string, street: string, holding?: string): Voice {
  const [director = '', partner = '', finance = ''] = people.split(', ');
  return { stem, people: [director, partner, finance], street, ...(holding !== undefined && { holding }) };
}

/** Whether a language has a voice. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(voices, code);
}

/** The name, without its legal form, of the invented holding above the company of a language. */
export function holdingOf(language: Language): string {
  const { stem, holding }: Voice = voices[language];
  const [own = '', latin = own] = stem.split('|');
  return holding === undefined ? `${own} Holding` : `${own}${holding}|${latin} Holding`;
}
