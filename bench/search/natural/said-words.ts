import type { Part } from '../corpus/part.ts';

/** Words that companies choose, with how they are read aloud: no table can tell it from the letters. */
const thai =
  'สยาม=siam ไทย=thai รุ่งเรือง=rungrueang เจริญ=charoen พัฒนา=phatthana ทอง=thong ทรัพย์=sap มั่นคง=mankhong สุข=suk ศรี=si ชัย=chai บุญ=bun มงคล=mongkhon งาม=ngam แสง=saeng ดาว=dao จันทร์=chan อาทิตย์=athit น้ำ=nam ฟ้า=fa เขียว=khiao แดง=daeng ใหญ่=yai เมือง=mueang บ้าน=ban สวน=suan ดอกไม้=dokmai มาลี=mali กุหลาบ=kulap ช้าง=chang เสือ=suea สิงห์=sing ปลา=pla ข้าว=khao หอม=hom เหล็ก=lek เงิน=ngoen เพชร=phet พลอย=phloi แก้ว=kaeo หิน=hin ทราย=sai ทะเล=thale ภูเขา=phukhao แม่น้ำ=maenam สะพาน=saphan ตะวัน=tawan เหนือ=nuea กลาง=klang สากล=sakon นคร=nakhon เทพ=thep วัฒนา=watthana อุดม=udom สมบูรณ์=sombun สมบัติ=sombat สุวรรณ=suwan ประเสริฐ=prasoet วิไล=wilai พร=phon ชัยชนะ=chaichana ยั่งยืน=yangyuen ก้าวหน้า=kaona รวย=ruai โชค=chok ลาภ=lap ธนา=thana กิจ=kit พาณิชย์=phanit มิตร=mit เพื่อน=phuean รัก=rak คุณ=khun ปัญญา=panya วิทยา=witthaya ศิลป์=sin สันติ=santi เสรี=seri อิสระ=itsara สามัคคี=samakkhi พลัง=phalang มรกต=morakot ไพลิน=phailin มณี=mani กนก=kanok อรุณ=arun สายรุ้ง=sairung ลำธาร=lamthan ขวัญ=khwan นิยม=niyom ถาวร=thawon เลิศ=loet ประชา=pracha มหา=maha';
const hebrew =
  'שמש=shemesh אורן=oren ארז=erez אלון=alon כוכב=kochav ירח=yareach זהב=zahav כסף=kesef ברזל=barzel אבן=even מים=mayim נהר=nahar מדבר=midbar גליל=galil נגב=negev כרמל=karmel שרון=sharon גולן=golan ירדן=yarden תבור=tavor חרמון=hermon נשר=nesher יונה=yona דולפין=dolfin פרח=perach ורד=vered רקפת=rakefet תמר=tamar גפן=gefen זית=zayit רימון=rimon תפוח=tapuach לימון=limon שקד=shaked שיבולת=shibolet חיטה=chita לחם=lechem יין=yayin דבש=dvash שער=shaar גשר=gesher דרך=derech מגדל=migdal חומה=choma שדה=sade יער=yaar עמק=emek גבעה=giva מפרש=mifras עוגן=ogen מצפן=matzpen מגן=magen קשת=keshet ברק=barak רעם=raam רוח=ruach להב=lahav שלום=shalom שמחה=simcha תקווה=tikva אמת=emet חכמה=chochma עתיד=atid חלום=chalom מזל=mazal ברכה=bracha אחים=achim בנים=banim נצח=netzach תפארת=tiferet נועם=noam שקט=sheket צפון=tzafon דרום=darom מזרח=mizrach מערב=maarav מרכז=merkaz עולם=olam ישראל=israel ציון=tzion ירוק=yarok כחול=kachol אדום=adom שחור=shachor גדול=gadol ראשון=rishon ספיר=sapir יהלום=yahalom אלמוג=almog פנינה=pnina סופה=sufa אופק=ofek שחר=shachar';
const arabic =
  'الهلال=Al Hilal النجم=Al Najm الواحة=Al Waha النخيل=Al Nakheel الجبل=Al Jabal السلام=Al Salam الكوثر=Al Kawthar الياسمين=Al Yasmin الزهراء=Al Zahra البيت=Al Bayt القلعة=Al Qalaa الميناء=Al Minaa السفينة=Al Safina اللؤلؤة=Al Luluah الصحراء=Al Sahra العقاب=Al Uqab الفارس=Al Faris الحصان=Al Hisan الرمال=Al Rimal الورد=Al Ward القمر=Al Qamar الشمس=Al Shams النهر=Al Nahr المستقبل=Al Mustaqbal الثقة=Al Thiqa الإتقان=Al Itqan الريادة=Al Riyada التميز=Al Tamayuz الإبداع=Al Ibdaa الوفاء=Al Wafaa الأصالة=Al Asala الكرامة=Al Karama الحكمة=Al Hikma البركة=Al Baraka الإخلاص=Al Ikhlas الصداقة=Al Sadaqa النسيم=Al Nasim الربيع=Al Rabie الفيروز=Al Fairouz الماس=Al Mas الزمرد=Al Zumurrud الياقوت=Al Yaqout البرق=Al Barq الرعد=Al Raad السحاب=Al Sahab الغيث=Al Ghaith الينبوع=Al Yanbou الكنز=Al Kanz المرجان=Al Murjan العنبر=Al Anbar الصندل=Al Sandal الزيتون=Al Zaytoun الرمان=Al Rumman التمر=Al Tamr';

const read = (list: string, gap: string): Part[] =>
  list.split(gap).map((entry) => {
    const [text = '', said = ''] = entry.trim().split('=');
    return { text, said, role: 'brand' };
  });

export const thaiWords = read(thai, ' ');
export const hebrewWords = read(hebrew, ' ');
/** The article stands apart in Latin letters, so a word ends where the next Arabic letter begins. */
export const arabicWords = read(arabic.replaceAll(/ (?=[\u0621-\u064a])/g, ';'), ';');
