const WOMEN = 'Ayşe Zeynep Elif Fatma Merve Selin Gülşen Derya Esra Hülya Büşra'.split(' ');
const MEN = 'Mehmet Mustafa Ahmet Emre Hüseyin Burak Çağlar Oğuz Serkan Yusuf Kemal'.split(' ');
const FAMILIES = (
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Özdemir Arslan Doğan Kılıç ' +
  'Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Güneş Erdoğdu Tekin'
).split(' ');

export interface Person {
  fullName: string;
  gender: 'female' | 'male';
}

/** Deterministic; the first 253 names are unique. */
export function createPerson(index: number): Person {
  const isWoman = index % 2 === 0;
  const first = pick(isWoman ? WOMEN : MEN, Math.floor(index / 2));
  return { fullName: `${first} ${pick(FAMILIES, index)}`, gender: isWoman ? 'female' : 'male' };
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
