import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readThai, readThaiRun } from './thai.ts';

const read = (run: string) => readThaiRun(run).join(' ');

test('a word is read by its syllables, with the vowels that nobody writes', () => {
  for (const [word, latin] of [
    ['ทองคำ', 'thongkham'],
    ['พัฒนา', 'phatthana'],
    ['ขนส่ง', 'khonsong'],
    ['ตลาด', 'talat'],
    ['ถนน', 'thanon'],
    ['นคร', 'nakhon'],
    ['มงคล', 'mongkhon'],
    ['มหาชน', 'mahachon'],
    ['เชียงใหม่', 'chiangmai'],
    ['เมือง', 'mueang'],
    ['โรงแรม', 'rongraem'],
    ['กรรม', 'kam'],
    ['สวน', 'suan'],
    ['เสรี', 'seri'],
    ['เปรู', 'peru'],
    ['อิสระ', 'itsara'],
    ['ก่อสร้าง', 'kosang'],
  ] as const)
    assert.equal(readThai(word), latin, word);
});

test('what is written and not said is left out', () => {
  for (const [word, latin] of [
    ['สมบูรณ์', 'sombun'],
    ['มิตร', 'mit'],
    ['ชาติ', 'chat'],
    ['หมอก', 'mok'],
    ['สร้าง', 'sang'],
    ['ทรัพย์', 'sap'],
    ['เพชร', 'phet'],
    ['สมบัติ', 'sombat'],
    ['ประวัติ', 'prawat'],
  ] as const)
    assert.equal(readThai(word), latin, word);
});

test('a run without gaps is cut into words; towns and English words are known', () => {
  assert.equal(read('ธนาคารกรุงเทพ'), 'thanakhan krungthep');
  assert.equal(read('สยามมอเตอร์'), 'siam motor');
});

test('a tone tells which consonants are said together', () => {
  assert.equal(readThai('แก้ว'), 'kaeo');
  assert.equal(readThai('แคว'), 'khwae');
  assert.equal(readThai('กว้าง'), 'kwang');
});

test('of two words that are written as one each is read by itself', () => {
  assert.equal(read('พรเจริญ'), 'phon charoen');
  assert.equal(read('มหานคร'), 'maha nakhon');
  assert.equal(read('มหาชน'), 'mahachon');
  assert.equal(read('เจริญ'), 'charoen');
});

test('an am that a compatible form has taken apart is one again', () => {
  assert.equal(read('จำกัด'.normalize('NFKC')), read('จำกัด'));
});
