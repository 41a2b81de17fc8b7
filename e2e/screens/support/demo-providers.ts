import type { Spot } from '../../support/person.ts';

export const KIZILAY: Spot = { latitude: 39.92, longitude: 32.85 };

/** In the mountains, without providers. */
export const NOWHERE: Spot = { latitude: 37.48, longitude: 43.2 };

export interface DemoProvider {
  readonly name: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** Minutes. */
  readonly duration: number | 'always';
  readonly description: string;
  readonly details: object;
  /** Thousandths of a degree from KIZILAY. */
  readonly north: number;
  readonly east: number;
}

type Row = [string, string, string, string, number | 'always', number, number, string?, object?];

const RIDE = { seats: 2, price: { amount: 150, per: 'person' }, stops: ['Polatlı', 'Sivrihisar'] };
const LOAD = { loadKg: 1_500, price: { amount: 12, per: 'kg' } };

/** Single markers of each service type first, then providers close enough to form clusters. */
const ROWS: Row[] = [
  ['Ayşe Yılmaz', 'companion', 'Ankara', 'Eskişehir', 60, 4, 3, 'Klimalı araç, sigara içilmez.', RIDE],
  ['Mehmet Kaya', 'taxi', 'Kızılay', 'Esenboğa', 60, -5, -6],
  ['Zeynep Demir', 'shuttle', 'Çankaya', 'Gölbaşı', 240, 9, -8, 'Her sabah 07.30, üç boş yer.'],
  ['Emre Şahin', 'moto_courier', 'Ulus', 'Bahçelievler', 60, -10, 5, 'Evrak ve küçük paket.'],
  ['Hasan Öztürk', 'cargo', 'Ankara', 'Kırıkkale', 360, 13, 7],
  ['Nakliyat Işık', 'shipping', 'Ankara', 'Konya', 'always', -15, -4, 'Dönüşte yarım kamyon boş.', LOAD],
  ['Deniz Aydın', 'air_transport', 'Ankara', 'İzmir', 240, 1, -13],
  ['Kaptan Rıza', 'sea_transport', 'İstanbul', 'Bandırma', 360, -3, 12],
  ['Mavi Tur', 'sea_tours', 'Bodrum', 'Datça', 'always', 17, -3],
  ['Selin Arslan', 'companion', 'Ankara', 'Bolu', 60, -19, 8],
  ['Burak Çelik', 'taxi', 'Tunalı', 'Batıkent', 60, 6, 30],
  ['Gizem Koç', 'shuttle', 'Etlik', 'ODTÜ', 60, -8, -30],
  ['Oğuz Yıldız', 'cargo', 'Ankara', 'Çankırı', 240, 22, 26],
  ['İrem Aksoy', 'moto_courier', 'Dikmen', 'Sıhhiye', 60, -22, -22],
  ['Tolga Er', 'taxi', 'Ulus', 'Keçiören', 60, 21, -10.2],
  ['Pınar Güneş', 'taxi', 'Ulus', 'Etimesgut', 60, 21.3, -10],
  ['Kerem Bulut', 'companion', 'Ankara', 'Samsun', 240, 20.8, -9.8],
  ['Ebru Tekin', 'moto_courier', 'Ulus', 'Cebeci', 60, 21.1, -9.9],
  ['Sinan Polat', 'shipping', 'Ankara', 'Kayseri', 360, -12, 20],
  ['Derya Uçar', 'cargo', 'Ankara', 'Yozgat', 360, -12.2, 20.3],
  ['Murat Ünal', 'cargo', 'Ankara', 'Sivas', 360, -11.9, 20.2],
  ['Elif Doğan', 'companion', 'Ankara', 'Kayseri', 240, -12.1, 19.8],
];

export const DEMO_PROVIDERS: readonly DemoProvider[] = ROWS.map(
  ([name, type, from, to, duration, north, east, description = '', details = {}]) => ({
    name,
    type,
    from,
    to,
    duration,
    description,
    details,
    north,
    east,
  }),
);

export const emailOf = (index: number) => `yolda-${index + 1}@rotadas.example`;

export const spotOf = ({ north, east }: DemoProvider): Spot => ({
  latitude: KIZILAY.latitude + north / 1_000,
  longitude: KIZILAY.longitude + east / 1_000,
});

/** Oldest first; `reporter` is an index of DEMO_PROVIDERS. */
export const REPORTS = [
  { reporter: 1, category: 'diger', description: 'Uygulamayı Kürtçe de kullanabilsek güzel olur.' },
  { reporter: 2, category: 'odeme', description: 'Komşum ödeme ekranı sordu, ben bulamadım.' },
  {
    reporter: 0,
    category: 'uygulama',
    description: 'Koyu temada haritanın yazıları telefonumda zor okunuyordu, güncellemeden sonra düzeldi.',
  },
  {
    reporter: 3,
    category: 'kullanici',
    description: 'Sürücü buluşma yerine gelmedi ve telefonlarını açmadı.',
  },
  {
    reporter: 4,
    category: 'uygulama',
    description:
      'Yayına geçtikten sonra konumum bazen eski yerimde kalıyor. Sayfayı yenileyince düzeliyor ama yoldayken bunu yapamıyorum. Telefonum iki yıllık, tarayıcım güncel; bağlantım da iyiydi. Aynı şey dün akşam ve bu sabah da oldu.',
  },
  { reporter: 0, category: 'kullanici', description: 'Bir kullanıcı ücreti yolda değiştirmek istedi.' },
] as const;
