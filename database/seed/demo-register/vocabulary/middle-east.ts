import { vocabulary } from './vocabulary.ts';

export const arabic = vocabulary({
  lang: 'ar',
  roots: `نجمة الشمال|Najmat Al Shamal, النسر الأبيض|Al Nasr Al Abyad, الوادي الأخضر|Al Wadi Al Akhdar,
    الجسر الحجري|Al Jisr Al Hajari, الفجر الجديد|Al Fajr Al Jadid, الموج الأزرق|Al Mawj Al Azraq,
    السنبلة الذهبية|Al Sunbula Al Dhahabia, المنارة|Al Manara, واحة النخيل|Wahat Al Nakheel, الصقر|Al Saqr,
    الأرز|Al Arz, رمال الخليج|Rimal Al Khaleej, القافلة|Al Qafila, الهلال الفضي|Al Hilal Al Fiddi, الياسمين|Al Yasmin,
    الزيتونة|Al Zaytuna, اللؤلؤة السوداء|Al Lulua Al Sawda, الشراع|Al Shira, النور الساطع|Al Noor Al Sati,
    الغدير|Al Ghadeer, البتراء الجديدة|Al Batra Al Jadida, الرواد|Al Ruwad`,
  surnames: `الحداد|Al Haddad, النجار|Al Najjar, الخطيب|Al Khatib, القاسمي|Al Qasimi, العطار|Al Attar, منصور|Mansour,
    الشريف|Al Sharif, الزبيدي|Al Zubaidi, الغانم|Al Ghanim, الطويل|Al Taweel`,
  activities: `للتجارة|Trading, للمقاولات|Contracting, للمواد الغذائية|Foodstuff, للأثاث|Furniture, للنسيج|Textile,
    للطاقة|Energy, للخدمات اللوجستية|Logistics, للآلات|Machinery, للكيماويات|Chemicals, للإلكترونيات|Electronics,
    للتكنولوجيا|Technology, للزراعة|Agriculture, للمعادن|Metals, للأخشاب|Timber, للمستلزمات الطبية|Medical Supplies,
    للاستشارات|Consultancy, للتعبئة والتغليف|Packaging, للطباعة|Printing, للزجاج|Glass, للنقل|Transport`,
  streets: `شارع الميناء|Al Mina Street, شارع المدرسة|Al Madrasa Street, شارع السوق|Souk Street,
    شارع الاستقلال|Istiqlal Street, المنطقة الصناعية|Industrial Area, شارع الحديقة|Al Hadiqa Street`,
  address: '{street} {n}، {city} {zip}',
  patterns: 'R A, R A, R A, S A, S و T A',
});

export const hebrew = vocabulary({
  lang: 'he',
  roots: `כוכב הצפון|Kochav HaTzafon, מעיין הכסף|Maayan HaKesef, נשר לבן|Nesher Lavan, עמק ירוק|Emek Yarok, גשר האבן|Gesher HaEven,
    שחר|Shachar, גל כחול|Gal Kachol, שיבולת|Shibolet, מגדלור|Migdalor, חסידה|Chasida, אלון|Alon, כרם|Kerem, סנונית|Snunit,
    ברוש|Brosh, צוק|Tzuk, רימון|Rimon, מפרש|Mifras, דקל|Dekel`,
  surnames: `ברזילאי|Barzilay, כהנוביץ|Kahanovich, פרידלנד|Friedland, אשכנזי|Ashkenazi, שמעוני|Shimoni, זהבי|Zehavi,
    אלקלעי|Alkalay, נגר|Nagar`,
  activities: `מסחר|Trade, בנייה|Bniya, מזון|Mazon, רהיטים|Rahitim, טקסטיל|Textil, אנרגיה|Energia, לוגיסטיקה|Logistika,
    מכונות|Mechonot, כימיקלים|Chemikalim, אלקטרוניקה|Electronika, טכנולוגיות|Technologiot, חקלאות|Chaklaut, מתכת|Matechet,
    עצים|Etzim, ציוד רפואי|Tziud Refui, ייעוץ|Yeutz, אריזה|Ariza, דפוס|Dfus, זכוכית|Zchuchit, הובלות|Hovalot`,
  streets: `הנמל|HaNamal, הרצל|Herzl, בית הספר|Beit HaSefer, הגפן|HaGefen, התעשייה|HaTaasiya, הטחנה|HaTachana`,
  address: 'רח׳ {street} {n}, {city} {zip}',
  patterns: 'R A, R A, S A, S את T A',
});

export const persian = vocabulary({
  lang: 'fa',
  roots: `ستاره شمال|Setareh Shomal, چشمه نقره|Cheshmeh Noghreh, عقاب سپید|Oghab Sepid, دره سبز|Darreh Sabz, پل سنگی|Pol Sangi,
    سپیده|Sepideh, موج آبی|Moj Abi, خوشه زرین|Khoosheh Zarrin, فانوس|Fanoos, لک لک|Laklak, بلوط|Baloot, تاک|Tak, پرستو|Parastoo,
    شاهین کوه|Shahin Kooh, سرو|Sarv, انار|Anar, کاروان|Karvan, بادبان|Badban`,
  surnames: `رضایی|Rezaei, کریمی|Karimi, حسینی|Hosseini, آهنگر|Ahangar, نجاری|Najjari, صادقی|Sadeghi`,
  activities: `تجارت|Tejarat, سازه|Sazeh, غذا|Ghaza, مبل|Mobl, بافت|Baft, انرژی|Energy, ترابر|Tarabar, ماشین|Mashin, شیمی|Shimi,
    الکترونیک|Electronic, فناوری|Fanavari, کشت|Kesht, فلز|Felez, چوب|Choob, طب|Teb, مشاور|Moshaver`,
  streets: `خیابان بندر|Bandar Street, خیابان مدرسه|Madreseh Street, خیابان آزادی|Azadi Street, خیابان باغ|Bagh Street,
    شهرک صنعتی|Industrial Town`,
  address: '{city}، {street}، پلاک {n} {zip}',
  patterns: 'R A, A R, R A, S A',
});
