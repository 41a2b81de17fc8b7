import { cleanName, firstName, fullName, fullNameFault, NAME_FAULTS } from './full-name.js';

const list = (names: string) => names.split(', ');
const withFault = (fault: string, names: string) =>
  list(names).map((name): [string, string] => [name, fault]);
const parsed = (name: string) => fullName().safeParse(name).data;

describe('fullName', () => {
  it.each([
    'x'.repeat(60),
    ...list("Ad Soyad, Ayşe Yılmaz, A. B. Kaya, Dr. Ali Veli, M.Kemal Öz, D'Angelo Oğuz-Şen, O'Neill"),
    ...list('Conan O’Brien, Nguyễn Thị Hương, Łukasz Żak, Đặng Văn, Əli Məmmədov, Admir Hodžić, Jean-Luc'),
    ...list('O\u02bcNeill, Ø\u0144 We\u00df, \u0218ahin \u021aek, Ơn Ưng, Aylin \u00de\u014b'),
    ...list('Мария Иванова, Әлия Қасымова, محمد علي, Ελένη Παπά, प्रियंका चोपड़ा, 山田 タロウ, 김철수'),
    // contain or join to a part of a reserved word
    ...list('Güven Destegül, Mercedes Tekin, Güven Likoğlu, Ahmad Minhaj, Polat Polisan, Zabit Yetkin'),
    ...list('Padmini Sharma, Ecrin Clementine, Clara Mcloughlin'),
    // with apostrophes that are letters, and the Latin letters of Hausa and Akan
    ...list('Oʻtkir Gʻulomov, Kaʻiulani, ʿAlī, Ruʾyā, Ɓala Ɗanƙo, Ɔpɔku Ɛkua, Jean-Luc O’Neil'),
    ...list('Xuân Nguyễn, Γιώργος Παπαδόπουλος, Li Wei, Şükrü Çağlayan Öğüt, Андрей Полищук'),
    ...list('Sirota Das, Resmi Kaya, Resmiye Demir, İmdat Emniyet, Müşfik Operi'),
  ])('accepts %s', (name) => {
    expect(parsed(name)).toBe(name.normalize());
  });

  it.each([
    ['', NAME_FAULTS.empty],
    [' \u200b', NAME_FAULTS.empty],
    ...withFault(NAME_FAULTS.address, 'Bak https://evil.example, evil.example, Www.Evil.Com, x.com'),
    ...withFault(NAME_FAULTS.address, 'evil。example, ali@evil, ali＠evil, Dr.Ali'),
    ...withFault(NAME_FAULTS.reserved, 'Rotadaş Ekibi, ROTADAS, R o t a d a ş, Rota\u200bdaş, Rota-daş'),
    ...withFault(
      NAME_FAULTS.reserved,
      'Silinmiş Hesap, DESTEK Hattı, Des tek, D.e.s.t.e.k, Teknikdestek, de$tek',
    ),
    ...withFault(NAME_FAULTS.reserved, 'Güvenlikçi Ali, Y ö n e t i c i, Yönet ici, YÖNETİCİ, a.d.m.i.n'),
    ...withFault(NAME_FAULTS.reserved, 'ADMİN, ADMIN, Adm1n, Adrnin, AdmIn, Süperadmin, Moderatör, Polisler'),
    ...withFault(NAME_FAULTS.reserved, 'Çağrı Merkezi, Canlı Yardım, Help Desk, Güvənlik, Modəratör'),
    ...withFault(NAME_FAULTS.reserved, 'Yönəticı, Rota\u0111a\u00df, A\u0111mi\u014b, Teknik Servis'),
    ...withFault(NAME_FAULTS.reserved, 'Müşteri Hizmetleri, Yetkilisi Ali, Operatör, Resmi Hesap, Support'),
    ...withFault(NAME_FAULTS.reserved, 'Rotaclaş, aclmin, acImin, cumhurbaşkanı, Polisimdat, Poliss'),
    ...withFault(NAME_FAULTS.reserved, 'Cumhurbaşkanlığı, Onaylı Hesap, Customer Care, Süper Adminn'),
    ...withFault(
      NAME_FAULTS.reserved,
      'Güvenʼlikçi, Admʻin, Pɔlis, Dɛsteƙ, Rotaɗaş, Süperaɗmin, Polis İmdat',
    ),
    ...withFault(
      NAME_FAULTS.reserved,
      'Trafik Polisi, Jandarma, Zabıta, Emniyet Müdürlüğü, Ротадаш, РОТАДАС',
    ),
    ...withFault(NAME_FAULTS.reserved, 'ΡΟΤΑΔΑΣ, Ροταδάς, Админ, АДМИН, суперадмин, Администратор, Полиция'),
    ...withFault(
      NAME_FAULTS.reserved,
      'безопасность, Безопасность, Поддержка, Поліція, Αστυνομία, ΑΣΤΥΝΟΜΙΑ',
    ),
    ...withFault(NAME_FAULTS.reserved, 'Διαχειριστής, υποστήριξη, Υποστήριξη'),
  ])('rejects %j', (name, fault) => {
    expect(fullNameFault(name)).toBe(fault);
  });

  it.each(['Ali Polis', 'Ayşe Yetkili'])('rejects the surname of %j, which is an authority too', (name) => {
    expect(fullNameFault(name)).toBe(NAME_FAULTS.reserved);
  });

  it.each([
    ...list('R\u0585tadaş, \u13a1otadaş, R\u043etadaş, \u24c7otadaş, Ｒｏｔａｄａş, 𝐑𝐨𝐭𝐚𝐝𝐚𝐬, R0tadaş'),
    ...list('R0t4d45, \u0280\u1d0f\u1d1b\u1d00\u1d05\u1d00\ua731'),
    ...list('\u0433\u043e\u0442\u0430\u0501\u0430\u0455, \u024c\u00d8\u0166\u023a\u0110\u023aŞ Ekibi'),
    ...list('\u023a\u0110MIN, \u023a\u0111min, Rotada\u01a8, Rotada\u1e9c, Deste\u0138'),
    ...list('\u0237\u0061nd\u0061rm\u0061, \u0410dmin, \u0391dmin, \u216eestek, G\u03cbvenlik'),
    ...list('Güven1ik, a\u0501m\u0456n'),
  ])('rejects the look-alike %j', (name) => {
    expect(parsed(name)).toBeUndefined();
  });

  it.each([
    ...withFault(NAME_FAULTS.characters, '0532 444 55 66, Ali 5, 112, Ali \u0665, Ali Ⅳ, Ali 🚕, Ali | Veli'),
    ...withFault(NAME_FAULTS.marks, 'A\u0338l\u0338i\u0338x\u0338, Ali\u0338\u0338\u0338\u0338'),
    ...withFault(NAME_FAULTS.alphabets, 'عائشة Ayşe, Al\u0456 Kaya, \u13a0\u13b5, \u0299ora, 𝐀li'),
  ])('rejects %j', (name, fault) => {
    expect(fullNameFault(name)).toBe(fault);
  });

  it('rejects more than 60 characters', () => {
    expect(parsed('x'.repeat(61))).toBeUndefined();
  });

  it('removes invisible characters', () => {
    const hidden = '\u200b\u200f\u061c\u00ad\u2060\ufeff\ufe0f\u{e0001}\u{e0041}\u{e007f}';
    expect(parsed(`Ali${hidden} ${hidden} Kaya${hidden}`)).toBe('Ali Kaya');
    expect(parsed('Gu\u200b\u0308l')).toBe('Gül');
  });

  it('parses its own output to the same name', () => {
    for (const name of ['Gu\u200b\u0308l\tŞen', ' Ali  \u200f Kaya ']) {
      const once = fullName().parse(name);
      expect(fullName().parse(once)).toBe(once);
    }
  });
});

it('cleanName cleans a name, or returns an empty text if it breaks a rule', () => {
  expect(cleanName(' Ali\u202e\0 Kaya\u200b')).toBe('Ali Kaya');
  expect(cleanName('a'.repeat(150))).toHaveLength(60);
  expect(cleanName('Rotadaş Güvenlik: https://evil.example')).toBe('');
});

it.each([
  ['Ayşe Yılmaz', 'Ayşe'],
  ['Dr. Ali Veli', 'Ali'],
  ['A. B.', 'A.'],
  ['Jean-Luc Kaya', 'Jean-Luc'],
  ["D'Angelo Oğuz", "D'Angelo"],
  ['M.Kemal Öz', 'M.Kemal'],
  ['Ara-beni-sıfır-sekizyüzelli-otuzüç-kırkdört-elli', null],
  ['Arabenisıfırsekizyüz Kaya', null],
  ['Rotadaş Güvenlik', null],
  ['', null],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});
