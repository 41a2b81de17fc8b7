import { addTexts } from '../../../shared/i18n/texts.js';

export const runbookTexts = addTexts('runbook', {
  title: 'Ne yapmalı?',
  lead: 'Her gösterge için kısa açıklama. Ayrıntılar depoda: docs/operate/monitoring.md, aynı başlıkla.',
  look: 'Bak',
  act: 'Yap',
  long: 'Ayrıntılar: docs/operate/monitoring.md#{{anchor}}',
  entries: {
    ServiceDown: {
      title: 'Bir hizmet yanıt vermiyor',
      means: 'Kopya kapandı, takıldı ya da ağdan koptu. Başka kopyası yoksa yaptığı iş durur.',
      look: 'Kopyanın günlüğündeki son satırlar, çıkış kodu, /healthz ve makinenin belleği.',
      act: 'Hizmeti yeniden başlat. Hemen yine kapanıyorsa son günlük satırı hangi ayar ya da sunucu olduğunu gösterir. Sonrasında onarılacak bir şey yok: konumlar saniyeler içinde yeniden gelir.',
    },
    DependencyUnreachable: {
      title: 'Bir sunucuya ulaşılamıyor',
      means: 'MongoDB, Redis ya da NATS yanıt vermiyor. Yapılamayan iş 503 ile geri çevrilir.',
      look: 'Tek kopya mı, hepsi mi? Tek kopya ağ ya da ayardır; hepsi ise sunucunun kendisidir: günlüğü, diski, bağlantı sayısı.',
      act: 'Sunucuyu geri getir. Gerisi 5 saniye içinde kendiliğinden toparlanır.',
    },
    HeapNearlyFull: {
      title: 'Bellek dolmak üzere',
      means: 'Kopya, alabileceği belleğin %85’inden fazlasını kullanıyor; yakında yavaşlar, sonra kapanır.',
      look: 'Bellek izleyenlerle birlikte mi artıyor, yoksa durmadan mı? Durmadan artan sızıntıdır.',
      act: 'Kopya ekle ya da belleği büyüt. Sızıntıda kopyaları sırayla yeniden başlat ve bildir.',
    },
    EventLoopBlocked: {
      title: 'Bir kopya takılıyor',
      means: 'Bir iş, kopyayı 250 ms’den uzun meşgul ediyor; yanıtlar ve harita o kadar gecikiyor.',
      look: 'Kopyalar bölümünde hangisi olduğu, işlemcisi ve o andaki konum ya da izleyici sayısı.',
      act: 'O hizmetten bir kopya daha başlat; iş paylaşılır.',
    },
    PositionsNotStored: {
      title: 'Konumlar saklanmıyor',
      means: 'Gelen konumların %1’den fazlası kayboluyor: ya providers hizmeti yok ya da MongoDB.',
      look: 'providers kopyaları ile Redis ve MongoDB’ye ulaşıp ulaşmadıkları.',
      act: 'providers kopyası başlat, sunucuyu geri getir. Telefonlar konumu kendiliğinden yeniden gönderir.',
    },
    MapStale: {
      title: 'Harita geriden geliyor',
      means: 'Haritadaki değişikliklerin %1’i bir saniyeden eski konum gösteriyor. 500 ms altı olağandır.',
      look: 'Gelen konum ve izleyici sayısı, olay döngüsü gecikmesi, makinelerin saatleri.',
      act: 'İzleyenler için gateway, konumlar için providers kopyası ekle; saatleri eşitle (NTP).',
    },
    ViewersDropped: {
      title: 'İzleyenler kopuyor',
      means: 'Okumaya yetişemeyen izleyicilerin bağlantısı kapatılıyor.',
      look: 'Makinenin ve önündeki vekilin ağ kullanımı; tek gateway mi, hepsi mi?',
      act: 'Ağı genişlet ya da izleyicileri daha çok gateway’e dağıt. Kopanlar kendiliğinden döner.',
    },
    RequestsFailing: {
      title: 'İstekler hata alıyor',
      means: 'Yanıtların %1’den fazlası 5xx. 503 bir şeyin kapalı olduğunu, 500 bir hatayı gösterir.',
      look: 'Kopyalar bölümü ve yanıtsız iç istekler; 500 için günlükte yanıttaki requestId.',
      act: 'Kapalı olanı geri getir. Yükseltmeden sonra 500 görülüyorsa önceki sürüme dön.',
    },
    RequestsSlow: {
      title: 'Yanıtlar yavaş',
      means: 'İsteklerin %5’i bir saniyeden uzun sürüyor.',
      look: 'Olay döngüsü gecikmesi; MongoDB ve Redis’in işlemcisi ve diski.',
      act: 'Yavaş işi bul ve durdur, sunucuya güç ver ya da kopya ekle.',
    },
    ServiceCallsTimingOut: {
      title: 'İç istekler yanıtsız kalıyor',
      means: 'Bir hizmetin kopyası yok ya da 4 saniyede yanıt veremiyor.',
      look: 'Kopyalar bölümünde eksik hizmet ve olay döngüsü gecikmesi.',
      act: 'O hizmetten kopya başlat.',
    },
    QueueWaiting: {
      title: 'Kuyruk ilerlemiyor',
      means: 'Sırası gelen bir iş bir dakikadan uzun bekliyor: işi alan yok.',
      look: 'Kuyruğun sahibi çalışıyor mu (offer-expiry: providers, notification-…: notifications)? Kuyruk durdurulmuş mu?',
      act: 'Sahibini başlat ya da Kuyruklar sayfasından kuyruğu sürdür.',
    },
    JobsFailed: {
      title: 'İşler başarısız oldu',
      means: 'Bir iş, izin verilen süre boyunca denendi ve bırakıldı.',
      look: 'Kuyruklar sayfasında her işin nedeni yazar. E-postalarda çoğu zaman e-posta sunucusudur.',
      act: 'Nedeni gider, sonra işi Kuyruklar sayfasından yeniden denet.',
    },
    OutboxStuck: {
      title: 'Olaylar gönderilemiyor',
      means:
        'Değişikliklerin olayları JetStream’e ulaşamıyor; haritada adlar eski kalır, bildirim gitmez. Hiçbir olay kaybolmaz.',
      look: 'NATS’ta JetStream açık mı, diskinde yer var mı?',
      act: 'JetStream’i çalışır hâle getir. Bekleyenler sırayla kendiliğinden gider.',
    },
    EventBacklog: {
      title: 'Olaylar birikiyor',
      means: 'Bir hizmeti 100’den çok olay bekliyor: kopyası yok ya da yetişemiyor.',
      look: 'Kopyalar bölümü ve işlenemeyen olaylar.',
      act: 'O hizmetten kopya başlat. Olaylar 3 gün ya da 64 MB boyunca saklanır.',
    },
    EventsFailing: {
      title: 'Olaylar işlenemiyor',
      means: 'Bir hizmet gelen olayı işleyemiyor; on kez denenir, sonra kenara ayrılır (DeadLetters).',
      look: 'Hizmetin günlüğünde olayın konusu; hangi sunucuya ulaşamadığı.',
      act: 'Kapalı olanı geri getir. Yükseltirken önce dinleyen, sonra yayan hizmeti yükselt.',
    },
    NotificationsFailing: {
      title: 'Bildirimler gitmiyor',
      means: 'Anlık bildirim ya da e-posta denemelerinin yarıdan çoğu başarısız.',
      look: 'notifications hizmetinin günlüğü, e-posta sunucusu, değişmiş bir VAPID anahtarı.',
      act: 'Sunucuyu ya da ayarı düzelt. Başarısız olanlar bir gün boyunca kendiliğinden yeniden denenir.',
    },
  },
} as const);

export type RunbookEntry = keyof typeof runbookTexts.entries;

export const runbookAnchor = (entry: string): string => entry.toLowerCase();
