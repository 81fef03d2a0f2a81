/**
 * People of the demo world by the language of a company: their surnames say "sample", "example" or "test", so that nobody takes
 * them for anybody.
 */
const lists = new Map(
  [
    'ar: سامي النموذجي, ليلى المثالية, كريم التجريبي, هدى النموذجية, عمر المثالي, نور التجريبية',
    'be: Алесь Узорны, Марыя Узорная, Янка Прыкладаў, Алена Прыкладава, Пятро Тэставы, Ірына Тэставая',
    'bg: Иван Примеров, Мария Примерова, Петър Образцов, Елена Образцова, Георги Тестов, Анна Тестова',
    'cs: Jan Ukázka, Eva Ukázková, Petr Příklad, Jana Příkladová, Karel Vzorný, Lucie Vzorná',
    'da: Anders Eksempelsen, Mette Prøvedal, Lars Mønsterby, Sofie Eksempelsen, Niels Prøvedal, Ida Mønsterby',
    'de: Max Mustermann, Erika Musterfrau, Jonas Beispielhuber, Greta Beispielhuber, Karl Probetal, Anna Probetal, Otto Vorlage, Lena Vorlage',
    'el: Νίκος Παραδειγματάς, Μαρία Παραδειγματά, Γιώργος Δοκιμάκης, Ελένη Δοκιμάκη, Κώστας Υποδείγματος, Άννα Υποδείγματος',
    'en: John Sampleton, Jane Sampleton, Peter Exampleby, Mary Exampleby, Alan Placeholder, Ruth Placeholder, Tom Demosford, Ann Demosford',
    'es: Juan Ejemplar, María Ejemplar, Pedro Muestra, Lucía Muestra, Carlos Modelo, Elena Modelo',
    'et: Jaan Näidis, Mari Näidis, Peeter Proovik, Liis Proovik, Tõnu Eeskuju, Anu Eeskuju',
    'fi: Matti Mallikas, Maija Mallikas, Pekka Esimerkki, Liisa Esimerkki, Antti Kokeilu, Anna Kokeilu',
    'fr: Jean Exemplaire, Marie Exemplaire, Pierre Modèle, Claire Modèle, Luc Échantillon, Anne Échantillon',
    'he: דני לדוגמה, רות לדוגמה, יוסי מדגמי, מיכל מדגמית, אבי ניסיוני, נועה ניסיונית',
    'hi: Arjun Namuna, Priya Namuna, Rahul Udaharan, Meera Udaharan, Vikram Pariksha, Anita Pariksha',
    'hr: Ivan Primjer, Ana Primjer, Marko Uzorak, Petra Uzorak, Luka Ogledni, Maja Ogledna',
    'hu: Minta János, Minta Mária, Példa Péter, Példa Éva, Próba Károly, Próba Anna',
    'it: Mario Esempio, Maria Esempio, Luca Campione, Giulia Campione, Paolo Modello, Anna Modello',
    'ja: 見本 太郎, 見本 花子, 例示 一郎, 例示 和子, 試験 健, 試験 京子',
    'ka: გიორგი ნიმუშაძე, ნინო ნიმუშაძე, დავით მაგალითაშვილი, მარიამ მაგალითაშვილი',
    'kk: Асан Үлгібаев, Айгүл Үлгібаева, Ерлан Мысалов, Дана Мысалова',
    'ko: 견본 민수, 견본 지영, 예시 철수, 예시 영희',
    'lt: Jonas Pavyzdys, Ona Pavyzdė, Petras Bandymas, Rasa Bandymė',
    'lv: Jānis Paraugs, Anna Parauga, Pēteris Piemērs, Ilze Piemēra',
    'nb: Ola Eksempelsen, Kari Eksempelsen, Per Prøvedal, Ingrid Prøvedal, Nils Mønsterli, Anne Mønsterli',
    'nl: Jan Voorbeeld, Anna Voorbeeld, Piet Proefman, Eva Proefman, Kees Modelstra, Sanne Modelstra',
    'pl: Jan Przykładowy, Anna Przykładowa, Piotr Wzorowy, Ewa Wzorowa, Adam Próbny, Maria Próbna',
    'pt: João Exemplar, Maria Exemplar, Pedro Amostra, Ana Amostra, Carlos Modelo, Inês Modelo',
    'ro: Ion Exemplu, Maria Exemplu, Andrei Modelescu, Elena Modelescu, Mihai Mostră, Ana Mostră',
    'ru: Иван Образцов, Мария Образцова, Пётр Примеров, Анна Примерова, Олег Тестов, Ольга Тестова, Сергей Шаблонов, Елена Шаблонова',
    'sk: Ján Ukážka, Eva Ukážková, Peter Príklad, Jana Príkladová, Karol Vzorný, Lucia Vzorná',
    'sl: Janez Primer, Ana Primer, Marko Vzorec, Petra Vzorec',
    'sr: Иван Примеровић, Ана Примеровић, Марко Узоровић, Јелена Узоровић',
    'sv: Anders Exempelsson, Eva Exempelsson, Lars Provdal, Karin Provdal, Nils Mönsterby, Anna Mönsterby',
    'th: สมชาย ตัวอย่าง, สมหญิง ตัวอย่าง, วิชัย ทดลอง, มาลี ทดลอง',
    'tr: Ahmet Örnek, Ayşe Örnek, Mehmet Deneme, Fatma Deneme, Ali Numune, Elif Numune',
    'uk: Іван Зразковий, Марія Зразкова, Петро Прикладенко, Олена Прикладенко, Олег Тестенко, Ірина Тестенко',
    'vi: Nguyễn Văn Mẫu, Trần Thị Mẫu, Lê Văn Ví Dụ, Phạm Thị Ví Dụ',
    'zh: 范例明, 范例芳, 样本伟, 样本丽, 示范强, 示范静',
  ].map((row) => [row.slice(0, 2), row.slice(4).split(', ')] as const),
);

/** Where a language has no list. */
const fallback = 'en';

/** Languages that are written like a listed one. */
const alike = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['mk', 'bg'],
  ['bs', 'hr'],
  ['ky', 'ru'],
]);

/** People of a language, by its BCP 47 tag; English ones where there is no list. */
export function peopleOf(tag: string | null | undefined): readonly string[] {
  const language = (tag ?? '').split('-')[0]?.toLowerCase() ?? '';
  return lists.get(alike.get(language) ?? language) ?? lists.get(fallback) ?? [];
}
