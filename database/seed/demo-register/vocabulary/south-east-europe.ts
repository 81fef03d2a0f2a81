import { vocabulary } from './vocabulary.ts';

export const greek = vocabulary({
  lang: 'el',
  roots: `Βόρειο Άστρο, Ασημένια Πηγή, Λευκός Αετός, Πράσινη Κοιλάδα, Πέτρινη Γέφυρα, Ανατολή, Γαλάζιο Κύμα, Χρυσό Στάχυ,
    Φάρος, Πελαργός, Ελαιώνας, Κυπαρίσσι, Θαλασσινή Αύρα, Χελιδόνι, Μελτέμι, Ξάστερο, Ψηλός Βράχος, Δρυς, Ήλιος, Λιμάνι`,
  surnames: `Παπαγιάννης, Κουκουλάκης, Χατζηδάκος, Ξενόπουλος, Μυλωνάς, Τσιρώνης, Γεωργιάδης, Ψαρράς`,
  activities: `Εμπορική, Κατασκευαστική, Τρόφιμα, Έπιπλα, Υφαντουργία, Ενέργεια, Μεταφορά, Μηχανουργία, Χημικά, Ηλεκτρονική,
    Τεχνολογία, Αγροτική, Μέταλλο, Ξυλεία, Ιατρική, Σύμβουλοι, Συσκευασία, Εκτυπωτική, Γυαλί, Μεταφορική`,
  streets: `Λιμένος, Πανεπιστημίου, Σχολείου, Αθηνάς, Βιομηχανίας, Μύλων`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, S & T',
});

export const georgian = vocabulary({
  lang: 'ka',
  roots: `ჩრდილოეთის ვარსკვლავი, ვერცხლის წყარო, თეთრი არწივი, მწვანე ხეობა, ქვის ხიდი, განთიადი, ლურჯი ტალღა, ოქროს თავთავი,
    შუქურა, ყარყატი, მუხა, ვაზი, მერცხალი, კოლხური გზა, შევარდენი, იალქანი, ცისარტყელა, ნაძვი`,
  surnames: `გელაშვილი, ბერიძე-ლომი, ჭანტურია, წიკლაური, ხარაიშვილი, ჯაფარიძე, ღვინიაშვილი, შარაშენიძე`,
  activities: `ვაჭრობა, მშენებლობა, საკვები, ავეჯი, ტექსტილი, ენერგია, ლოგისტიკა, მანქანათმშენებლობა, ქიმია, ელექტრონიკა,
    ტექნოლოგიები, აგრო, მეტალი, ხე-ტყე, მედიცინა, კონსალტინგი, შეფუთვა, ბეჭდვა, მინა, ტრანსპორტი`,
  streets: `რუსთაველის გამზირი, ნავსადგურის ქუჩა, სკოლის ქუჩა, ჭავჭავაძის ქუჩა, ქარხნის ქუჩა`,
  address: '{zip} {city}, {street} {n}',
  patterns: 'R A, R A, S A, R A C',
});

export const armenian = vocabulary({
  lang: 'hy',
  roots: `Հյուսիսային աստղ, Արծաթե աղբյուր, Սպիտակ արծիվ, Կանաչ հովիտ, Քարե կամուրջ, Արշալույս, Կապույտ ալիք, Ոսկե հասկ,
    Փարոս, Արագիլ, Կաղնի, Խաղող, Ծիծեռնակ, Բազե, Նռնենի, Ձյունե գագաթ`,
  surnames: `Գրիգորյան, Հովհաննիսյան, Ծատուրյան, Ջանիբեկյան, Քոչարյանց, Մկրտչյան`,
  activities: `Առևտուր, Շինարարություն, Սնունդ, Կահույք, Տեքստիլ, Էներգիա, Լոգիստիկա, Մեքենաշինություն, Քիմիա,
    Էլեկտրոնիկա, Տեխնոլոգիա, Ագրո, Մետաղ, Փայտ, Բժշկություն, Խորհրդատվություն`,
  streets: `Աբովյան փողոց, Դպրոցի փողոց, Մաշտոցի պողոտա, Գործարանային փողոց, Այգու փողոց`,
  address: '{zip}, ք. {city}, {street} {n}',
  patterns: 'R A, R A, S A, R A C',
});

export const hungarian = vocabulary({
  lang: 'hu',
  roots: `Északi Csillag, Ezüstforrás, Fehér Sas, Zöldvölgy, Kőhíd, Hajnal, Kékhullám, Aranykalász, Világítótorony, Gólyafészek,
    Tölgyes, Szőlőskert, Fecske, Sólyomkő, Fenyves, Őszirózsa, Ősforrás, Vadgesztenye, Tűzkő, Rónaság`,
  surnames: `Kovácsházi, Fazekas, Molnárfi, Szőcs, Gyöngyösi, Kőműves, Bíróczki, Széphegyi, Ötvös, Nyárfás`,
  activities: `Kereskedelmi, Építő, Élelmiszer, Bútor, Textil, Energia, Logisztika, Gépgyártó, Vegyipari, Elektronika, Technika,
    Agrár, Fém, Faipari, Orvosi, Tanácsadó, Csomagoló, Nyomda, Üveg, Fuvarozó`,
  streets: `Kikötő utca, Petőfi utca, Iskola utca, Állomás utca, Gyár utca, Malom köz`,
  address: '{zip} {city}, {street} {n}.',
  patterns: 'R A, R A, S A, S és T, R A C',
});

export const albanian = vocabulary({
  lang: 'sq',
  roots: `Ylli i Veriut, Burimi i Argjendtë, Shqiponja e Bardhë, Lugina e Gjelbër, Ura e Gurit, Agimi, Vala e Kaltër, Kalliri,
    Fanari, Lejleku, Lisi, Ulliri, Dallëndyshja, Skifteri, Bregdeti, Pishat`,
  surnames: `Hoxhallari, Gjokaj, Çelaj, Kërçova, Mullisi, Xhaferaj, Bardhi, Zogaj`,
  activities: `Tregti, Ndërtim, Ushqime, Mobilje, Tekstil, Energji, Logjistikë, Makineri, Kimi, Elektronikë, Teknologji, Agro,
    Metal, Dru, Mjekësi, Konsulencë`,
  streets: `Rruga e Portit, Rruga e Shkollës, Bulevardi Dëshmorët, Rruga e Stacionit, Rruga Industriale`,
  address: '{street} {n}, {zip} {city}',
  patterns: 'R A, R A, S A, R A C',
});
