import { vocabulary } from './vocabulary.ts';

export const thai = vocabulary({
  lang: 'th',
  glue: '',
  roots: `ดาวเหนือ|Dao Nuea, ธารเงิน|Than Ngoen, อินทรีขาว|Insi Khao, หุบเขาเขียว|Hupkhao Khiao, สะพานหิน|Saphan Hin,
    รุ่งอรุณ|Rung Arun, คลื่นคราม|Khluen Khram, รวงทอง|Ruang Thong, ประภาคาร|Praphakhan, สนธยา|Sonthaya, นางแอ่น|Nang Aen,
    ทะเลเมฆ|Thale Mek, ช้างแก้ว|Chang Kaeo, บัวงาม|Bua Ngam, ไผ่เงิน|Phai Ngoen, ศรีตะวัน|Si Tawan`,
  activities: `การค้า|Kan Kha, ก่อสร้าง|Construction, อาหาร|Foods, เฟอร์นิเจอร์|Furniture, สิ่งทอ|Textile, พลังงาน|Energy,
    โลจิสติกส์|Logistics, เครื่องจักร|Machinery, เคมี|Chemical, อิเล็กทรอนิกส์|Electronics, เทคโนโลยี|Technology, เกษตร|Kaset,
    โลหะ|Metal`,
  streets: `ถนนท่าเรือ|Tha Ruea Road, ถนนสุขุมวิท|Sukhumvit Road, ถนนราชดำเนิน|Ratchadamnoen Road, ถนนตลาด|Talat Road`,
  address: '{n} {street} {city} {zip}',
  patterns: 'R A, R A, R A C',
});

export const vietnamese = vocabulary({
  lang: 'vi',
  roots: `Sao Bắc, Suối Bạc, Đại Bàng Trắng, Thung Lũng Xanh, Cầu Đá, Bình Minh, Sóng Xanh, Lúa Vàng, Hải Đăng, Cánh Én, Mây Biển,
    Sen Hồng, Tre Việt Nam, Trường Phát, Phú Thịnh Lộc, Hoàng Gia Phúc, Thành Đạt, Minh Khôi, Ánh Dương, Đông Phong`,
  activities: `Thương Mại, Xây Dựng, Thực Phẩm, Nội Thất, Dệt May, Năng Lượng, Vận Tải, Cơ Khí, Hóa Chất, Điện Tử, Công Nghệ,
    Nông Nghiệp, Kim Loại, Gỗ, Thiết Bị Y Tế, Tư Vấn, Bao Bì, In Ấn, Thủy Tinh, Giao Nhận`,
  streets: `Đường Cảng, Đường Lê Lợi, Đường Trần Hưng Đạo, Đường Nguyễn Huệ, Đường Khu Công Nghiệp`,
  address: '{n} {street}, {city} {zip}',
  patterns: 'A R, A R, A Q R',
});

export const indonesian = vocabulary({
  lang: 'id',
  roots: `Bintang Utara, Sungai Perak, Elang Putih, Lembah Hijau, Jembatan Batu, Fajar Baru, Ombak Biru, Padi Emas, Mercusuar,
    Cemara, Layang Samudra, Awan Laut, Gajah Mulia, Teratai, Bambu Kuning, Surya Kencana, Rimba Raya, Karya Sentosa, Nusa Makmur,
    Cahaya Timur`,
  surnames: `Hartono, Wibowo, Nasution, Siregar, Kusuma, Rahardjo, Setiawan, Lubis, Pranoto, Wijaya`,
  activities: `Niaga, Konstruksi, Pangan, Mebel, Tekstil, Energi, Logistik, Mesin, Kimia, Elektronik, Teknologi, Agro, Logam, Kayu,
    Medika, Konsultan, Kemasan, Grafika, Kaca, Transportasi`,
  streets: `Jalan Pelabuhan, Jalan Sudirman, Jalan Sekolah, Jalan Merdeka, Jalan Industri, Jalan Pasar`,
  address: '{street} No. {n}, {city} {zip}',
  patterns: 'R A, R A, R Q, S A, R A C',
});

export const khmer = vocabulary({
  lang: 'km',
  roots: `ផ្កាយជើង|Phkay Cheung, ទន្លេប្រាក់|Tonle Prak, អរុណរះ|Arun Reah, ផ្កាឈូក|Phka Chhouk, រលកខៀវ|Rolok Khiev,
    ស្រូវមាស|Srov Meas, ភ្នំបៃតង|Phnom Baitong, ស្ពានថ្ម|Spean Thma, ដំរីស|Damrei Sar, ព្រះច័ន្ទ|Preah Chan`,
  activities: `ពាណិជ្ជកម្ម|Trading, សំណង់|Construction, ម្ហូបអាហារ|Foods, គ្រឿងសង្ហារិម|Furniture, វាយនភណ្ឌ|Textile, ថាមពល|Energy`,
  streets: `ផ្លូវកំពង់ផែ|Port Street, ផ្លូវសាលា|Sala Street, ផ្លូវផ្សារ|Phsar Street`,
  address: '{street} {n} {city} {zip}',
  patterns: 'R A, R A, R A C',
});

export const lao = vocabulary({
  lang: 'lo',
  roots: `ດາວເໜືອ|Dao Neua, ນ້ຳເງິນ|Nam Ngeun, ຊ້າງຂາວ|Xang Khao, ດອກຈຳປາ|Dok Champa, ຂົວຫີນ|Khoua Hin, ແສງຕາເວັນ|Seng Tavanh,
    ຮວງຄຳ|Houang Kham, ພູຂຽວ|Phou Khiao, ໄຜ່ເງິນ|Phai Ngeun, ແມ່ນ້ຳໃໝ່|Mae Nam Mai`,
  activities: `ການຄ້າ|Trading, ກໍ່ສ້າງ|Construction, ອາຫານ|Foods, ເຟີນິເຈີ|Furniture, ແພພັນ|Textile, ພະລັງງານ|Energy`,
  streets: `ຖະໜົນທ່າເຮືອ|Tha Heua Road, ຖະໜົນໂຮງຮຽນ|Honghian Road, ຖະໜົນຕະຫຼາດ|Talat Road`,
  address: '{street} {n}, {city} {zip}',
  patterns: 'R A, R A, R A C',
});

export const burmese = vocabulary({
  lang: 'my',
  roots: `မြောက်ကြယ်|Myauk Kye, ငွေမြစ်|Ngwe Myit, ဆင်ဖြူတော်|Sin Phyu Taw, ရွှေနှံ|Shwe Hnan, အရုဏ်ဦး|Ayon Oo, ကြာပန်း|Kya Pan,
    စိမ်းလန်းတောင်|Seinlan Taung, ပင်လယ်ပြာ|Pinle Pya, မီးပြတိုက်|Mi Pya Taik, ဥဒေါင်း|Udaung`,
  activities: `ကုန်သွယ်ရေး|Trading, ဆောက်လုပ်ရေး|Construction, အစားအသောက်|Foods, ပရိဘောဂ|Furniture, အထည်|Garment, စွမ်းအင်|Energy`,
  streets: `ဆိပ်ကမ်းလမ်း|Seikkan Road, ကျောင်းလမ်း|Kyaung Road, ဈေးလမ်း|Zay Road`,
  address: '{street} {n}, {city} {zip}',
  patterns: 'R A, R A, R A C',
});
