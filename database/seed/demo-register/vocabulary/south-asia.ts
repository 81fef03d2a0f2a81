import { vocabulary } from './vocabulary.ts';

export const hindi = vocabulary({
  lang: 'hi',
  roots: `उत्तर तारा|Uttar Tara, रजत धारा|Rajat Dhara, श्वेत गरुड़|Shwet Garud, हरित घाटी|Harit Ghati, नव प्रभात|Nav Prabhat,
    नील तरंग|Neel Tarang, स्वर्ण बाली|Swarna Bali, दीपस्तंभ|Deepstambh, कदंब|Kadamb, मयूर|Mayur, सागर|Sagar, हिमगिरि|Himgiri,
    कमल वन|Kamal Van, सूर्योदय|Suryoday`,
  activities: `व्यापार|Vyapar, निर्माण|Nirman, खाद्य|Khadya, फर्नीचर|Furniture, वस्त्र|Vastra, ऊर्जा|Urja, लॉजिस्टिक्स|Logistics,
    मशीनरी|Machinery, रसायन|Rasayan, इलेक्ट्रॉनिक्स|Electronics, टेक्नोलॉजी|Technology, कृषि|Krishi, धातु|Dhatu`,
  streets: `बंदरगाह मार्ग|Bandargah Marg, स्टेशन रोड|Station Road, विद्यालय मार्ग|Vidyalaya Marg, बाज़ार मार्ग|Bazaar Marg`,
  address: '{n}, {street}, {city} {zip}',
  patterns: 'R A, R A, R',
});

export const indianEnglish = vocabulary({
  lang: 'en',
  roots: `Himgiri, Suryalok, Ganga Dhara, Navprabhat, Kaveri, Garudadri, Neelambari, Swarnim, Vindhya, Mayura, Devdaru, Chandrika,
    Saraswat, Ashvamedh, Deepak Jyoti, Konark, Malhar, Narmada, Palash, Rudraksh, Shivalik, Trishul, Udayan, Vasant`,
  surnames: `Chaturvedi, Deshpande, Iyengar, Jhunjhunwala, Kulkarni, Mukhopadhyay, Nambiar, Patwardhan, Rajagopal, Shekhawat,
    Thakkar, Venkataraman`,
  activities: `Traders, Infra, Foods, Furnishings, Textiles, Power, Logistics, Engineering, Chemicals, Electronics, Technologies,
    Agrotech, Metals, Plywood, Healthcare, Consultants, Packaging, Printers, Glass, Carriers`,
  streets: `M. G. Road, Station Road, Nehru Marg, Industrial Estate Road, Temple Street, Lake View Road`,
  address: '{n}, {street}, {city} {zip}',
  patterns: 'R A, R A, S A, S & T, R A C',
});

export const bengali = vocabulary({
  lang: 'bn',
  roots: `ধ্রুবতারা|Dhrubotara, রূপালী নদী|Rupali Nodi, সাদা ঈগল|Sada Eagle, সবুজ উপত্যকা|Sobuj Upottoka, নবপ্রভাত|Noboprobhat,
    নীল ঢেউ|Nil Dheu, সোনালী শীষ|Sonali Shish, বাতিঘর|Batighor, শাপলা|Shapla, পদ্মকূল|Poddokul, দোয়েল|Doel, মেঘনাপার|Meghnapar`,
  activities: `ট্রেডিং|Trading, নির্মাণ|Nirman, ফুডস|Foods, ফার্নিচার|Furniture, টেক্সটাইল|Textile, এনার্জি|Energy,
    লজিস্টিকস|Logistics, মেশিনারি|Machinery, কেমিক্যাল|Chemical`,
  streets: `বন্দর সড়ক|Bandar Road, স্টেশন রোড|Station Road, বাজার রোড|Bazar Road, কলেজ রোড|College Road`,
  address: '{n}, {street}, {city} {zip}',
  patterns: 'R A, R A, R A C',
});

export const nepali = vocabulary({
  lang: 'ne',
  roots: `ध्रुवतारा|Dhruvatara, सेती नदी|Seti Nadi, हिमचुली|Himchuli, हरियो डाँडा|Hariyo Danda, बिहानी|Bihani, सुनौलो बाला|Sunaulo Bala,
    लालीगुराँस|Laligurans, डाँफे|Danfe, कञ्चन|Kanchan, पहाडी धारा|Pahadi Dhara`,
  activities: `व्यापार|Vyapar, निर्माण|Nirman, खाद्य|Khadya, फर्निचर|Furniture, वस्त्र|Vastra, ऊर्जा|Urja, ढुवानी|Dhuwani`,
  streets: `राजमार्ग|Rajmarga, विद्यालय मार्ग|Vidyalaya Marga, बजार टोल|Bazaar Tole`,
  address: '{street} {n}, {city} {zip}',
  patterns: 'R A, R A, R A C',
});

export const sinhala = vocabulary({
  lang: 'si',
  roots: `උතුරු තරුව|Uthuru Tharuwa, රිදී ගඟ|Ridi Ganga, සුදු රාජාලියා|Sudu Rajaliya, අලුත් උදෑසන|Aluth Udasana, නිල් රළ|Nil Rala,
    ප්‍රදීපය|Pradeepaya, නෙළුම|Neluma, කඳුකර|Kandukara, මුහුදු සුළඟ|Muhudu Sulanga, රන් කරල|Ran Karala`,
  activities: `වෙළඳ|Velanda, ඉදිකිරීම්|Idikirim, ආහාර|Ahara, ගෘහ භාණ්ඩ|Gruha Bhanda, රෙදිපිළි|Redipili, බලශක්ති|Balashakthi`,
  streets: `වරාය පාර|Waraya Para, පාසල් පාර|Pasal Para, වෙළඳපොළ පාර|Velandapola Para`,
  address: '{n}, {street}, {city} {zip}',
  patterns: 'R A, R A, R A C',
});

export const urdu = vocabulary({
  lang: 'ur',
  roots: `قطبی تارا|Qutbi Tara, چاندی دریا|Chandi Darya, سفید عقاب|Safed Uqab, سبز وادی|Sabz Wadi, نئی صبح|Nai Subah,
    نیلی لہر|Neeli Lehar, سنہری خوشہ|Sunehri Khosha, روشنی مینار|Roshni Minar, چنار|Chinar, کاروان|Karwan, شاہین پرواز|Shaheen Parwaz,
    گلستان|Gulistan`,
  activities: `ٹریڈرز|Traders, تعمیرات|Tameerat, فوڈز|Foods, فرنیچر|Furniture, ٹیکسٹائل|Textile, انرجی|Energy, لاجسٹکس|Logistics,
    مشینری|Machinery, کیمیکلز|Chemicals`,
  streets: `بندر روڈ|Bunder Road, اسٹیشن روڈ|Station Road, مال روڈ|Mall Road, بازار روڈ|Bazar Road`,
  address: '{n}، {street}، {city} {zip}',
  patterns: 'R A, R A, R A C',
});
