import { addTexts } from '../../../shared/i18n/texts.js';

export const operationsTexts = addTexts('operations', {
  title: 'İşletme',
  lead: 'Son bir saat, 5 saniyede bir yenilenir.',
  historyIncomplete: 'Bu sunucu {{age}} ölçmeye başladı; grafikler o andan başlıyor.',
  loading: 'Göstergeler yükleniyor...',
  failed: 'Göstergeler alınamadı',
  outdated: 'Yeni veri alınamıyor; saat {{time}} değerleri gösteriliyor. Kendiliğinden tekrar denenecek.',
  allNormal: 'Her şey olağan görünüyor.',
  unusualCount: '{{count}} gösterge olağan dışı:',
  state: { normal: 'Olağan', unusual: 'Olağan dışı', unknown: 'Veri yok' },
  normal: 'Olağan: {{text}}',
  whatToDo: 'Ne yapmalı?',
  now: 'Şimdi',
  noValue: '–',
  chart: '{{title}}, son bir saat. {{lines}}',
  chartLine: '{{line}}: en az {{least}}, en çok {{most}}, şimdi {{now}}.',
  chartLineEmpty: '{{line}}: veri yok.',
  units: {
    perSecond: '{{value}}/sn',
    milliseconds: '{{value}} ms',
    seconds: '{{value}} sn',
    minutes: '{{value}} dk',
  },
  instances: {
    title: 'Hizmet örnekleri',
    normal: 'her hizmetin en az bir örneği yanıt verir ve sunucularına ulaşır',
    advice:
      'Yanıt vermeyen hizmeti yeniden başlat, ulaşılamayan sunucuyu yeniden çalıştır; gerisi kendiliğinden toparlanır. Belleği dolan hizmetin örnek sayısını artır ya da belleğini büyüt.',
    none: 'Çalışan örnek yok',
    name: '{{service}} · {{instanceId}}',
    unavailable: 'Yanıt vermiyor (son yanıt {{age}})',
    unreachable: 'Ulaşamadığı sunucular: {{servers}}',
    heapNearlyFull: 'Bellek dolmak üzere',
    version: 'Sürüm',
    startedAt: 'Başladı',
    loop: 'Olay döngüsü gecikmesi',
    heap: 'Bellek',
  },
  cards: {
    PositionsNotStored: { title: 'Gelen konumlar', normal: 'gelenin hepsi saklanır, kayıp %1’in altında' },
    MapStale: { title: 'Haritanın güncelliği', normal: '500 ms altı (p99)' },
    ViewersDropped: {
      title: 'Haritayı izleyenler',
      normal: '5 dakikada izleyenlerin en çok %5’inin bağlantısı kopar',
    },
    RequestsFailing: { title: 'İstekler', normal: 'hatalı yanıt (5xx) %1’in altında' },
    RequestsSlow: { title: 'Yanıt süresi', normal: '1 sn altı (p95)' },
    ServiceCallsTimingOut: { title: 'Yanıtsız iç istekler', normal: 'yok; en çok 10 saniyede bir' },
    QueueWaiting: { title: 'Kuyrukta bekleme', normal: 'sırası gelen iş 1 dk’dan az bekler' },
    JobsFailed: { title: 'Başarısız işler', normal: '15 dakikada artmaz' },
    OutboxStuck: { title: 'Olayların gecikmesi', normal: 'giden kutusunda 1 dk altı' },
    EventBacklog: { title: 'Bekleyen olaylar', normal: '100 altı' },
    EventsFailing: { title: 'İşlenemeyen olaylar', normal: 'yok' },
    NotificationsFailing: { title: 'Bildirim denemeleri', normal: 'başarısız olan yarıdan az' },
    AgreementsOverdue: { title: 'Anlaşmaların süresi', normal: 'süresi geçen 2 dk içinde kapanır' },
    CasesOverdue: { title: 'Geciken vakalar', normal: 'yok; acil olan 15 dk, öteki bir gün içinde kapanır' },
    EventLoopBlocked: { title: 'Olay döngüsü gecikmesi', normal: '250 ms altı' },
  },
  advice: {
    PositionsNotStored:
      'Konum kaybı, providers hizmetinin, MongoDB’nin ya da Redis’in kapalı olduğunu gösterir. Kapalı olanı yeniden çalıştır; telefonlar konumu yeniden gönderir.',
    MapStale:
      'Konumlar haritaya geç yansıyor. İzleyenler için gateway, konumlar için providers örneği ekle; saatleri eşitle (NTP).',
    ViewersDropped:
      'Okumaya yetişemeyenlerin bağlantısı kapatılıyor; kendiliğinden yeniden bağlanırlar. Ağ kapasitesini artır ya da gateway örneği ekle.',
    RequestsFailing:
      '503 bir hizmetin ya da sunucunun kapalı olduğunu, 500 bir hatayı gösterir. Kapalı olanı yeniden çalıştır; yükseltmeden sonra 500 görülüyorsa önceki sürüme dön.',
    RequestsSlow:
      'İsteklerin %5’i bu süreyi aşıyor. Yavaş işi bul ve durdur, sunucunun kaynaklarını ya da örnek sayısını artır.',
    ServiceCallsTimingOut:
      'Bir hizmetin çalışan örneği yok ya da 4 saniyede yanıt veremiyor. O hizmetten bir örnek başlat.',
    QueueWaiting:
      'Sırası gelen işi alan yok. offer-expiry için providers, agreements için agreements, ötekiler için notifications hizmetini başlat ya da Kuyruklar sayfasından kuyruğu sürdür.',
    JobsFailed:
      'Bir iş, izin verilen süre boyunca denendi ve bırakıldı. Nedeni Kuyruklar sayfasında yazar. Sorunu çöz, sonra işi oradan tekrar dene.',
    OutboxStuck:
      'Olaylar JetStream’e ulaşamıyor; haritada adlar eski kalır, bildirimler gecikir. JetStream’i çalışır hâle getir; bekleyenler kaybolmaz, sırayla gider.',
    EventBacklog:
      'Bir hizmetin çalışan örneği yok ya da olaylara yetişemiyor. O hizmetten bir örnek başlat; olaylar 3 gün ya da 64 MB boyunca saklanır.',
    EventsFailing:
      'İşlenemeyen olay on kez denenir, sonra kenara ayrılır. Hizmetin ulaşamadığı sunucuyu yeniden çalıştır; yükseltirken önce dinleyen, sonra yayan hizmeti yükselt.',
    NotificationsFailing:
      'Anlık bildirim ya da e-posta gönderilemiyor. E-posta sunucusunu ya da ayarı düzelt; başarısız olanlar bir gün boyunca tekrar denenir.',
    AgreementsOverdue:
      'Süresi geçen anlaşmalar kapanmıyor. agreements hizmetini ya da Redis’i çalıştır; Kuyruklar sayfasında agreements kuyruğu duruyorsa sürdür. Hiçbiri unutulmaz.',
    CasesOverdue:
      'Bir vaka süresinde kapatılmadı; biri tehlikede olabilir. Vakalar sayfasında “Geciken” sekmesini aç, vakayı al ve karara bağla.',
    EventLoopBlocked:
      'Bir iş bir örneği meşgul ediyor; yanıtlar ve harita gecikiyor. Hizmet örnekleri bölümünde takılan hizmetten bir örnek daha başlat.',
  },
  metrics: {
    positionsReceived: 'Gelen',
    positionsStored: 'Saklanan',
    positionsLost: 'Kaybolan',
    freshnessP50: 'p50',
    freshnessP95: 'p95',
    freshnessP99: 'p99',
    viewers: 'İzleyen',
    viewersDropped: 'Kopan',
    requests: 'İstek',
    requestsFailed: 'Hatalı (5xx)',
    requestP95: 'p95',
    rpcTimeouts: 'Yanıtsız',
    jobsWaiting: 'Bekleyen iş',
    jobsFailed: 'Başarısız iş',
    oldestJob: 'En eskisi',
    oldestEvent: 'Giden kutusunda',
    eventsPending: 'Bekleyen',
    eventLagP99: 'İşlenene dek p99',
    eventsFailed: 'İşlenemeyen',
    notifications: 'Deneme',
    notificationsFailed: 'Başarısız',
    agreementsOverdue: 'En eskisi',
    casesOverdue: 'Geciken',
    eventLoopDelay: 'En yavaş örnek',
  },
} as const);
