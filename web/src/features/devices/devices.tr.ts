import { addTexts } from '../../shared/i18n/texts.js';

export const devicesTexts = addTexts('devices', {
  title: 'Telefon cebimdeyken',
  intro:
    'Ekran kilitlenince tarayıcı konumunu gönderemez; ücretsiz bir uygulama gönderir, telefonun cebindeyken de haritada kalırsın.',
  apps: { owntracks: 'OwnTracks', traccar: 'Traccar Client', osmand: 'GPS uygulaması' },
  battery: '%{{percent}} pil',
  sending: 'Telefonun konum gönderiyor',
  offline: 'İnternet bağlantın yok. Bağlanınca telefonlarının durumu burada yenilenir.',
  list: {
    title: 'Telefonların',
    loading: 'Telefonların yükleniyor...',
    failed: 'Telefonların alınamadı',
    unseen: 'Henüz konum göndermedi',
    add: 'Başka telefon ekle',
    full: 'En çok {{max}} telefon ekleyebilirsin. Yenisi için önce birini kaldır.',
  },
  remove: {
    label: '{{name}}: kaldır',
    title: 'Telefon kaldırılsın mı?',
    text: '{{name}} artık konum gönderemez. Yeniden kullanmak istersen baştan eklersin.',
    keep: 'Kalsın',
    action: 'Kaldır',
    failed: 'Telefon kaldırılamadı',
    removed: 'Telefon kaldırıldı. Uygulamayı telefonundan da silebilirsin.',
  },
  setUp: {
    title: 'Telefonunu ekle',
    app: 'Uygulamanı seç',
    appNotes: {
      owntracks: 'Sade. iPhone’da ve Android’de bağlantıya dokunman yeter.',
      traccar: 'Türkçe. QR kodu kendi içinden de okur.',
    },
    cancel: 'Vazgeç',
    later: 'Sonra bakarım',
  },
  install: {
    title: 'Uygulamayı yükle',
    text: 'Konumunu gönderecek telefona yükle. {{app}} ücretsizdir; bu ayarlarla konumunu yalnızca Rotadaş’a gönderir.',
    android: 'Google Play',
    iphone: 'App Store',
    storeLabel: '{{app}}: {{store}}',
  },
  connect: {
    title: 'Uygulamayı bağla',
    text: 'Telefonuna bir ad ver, ona özel bağlantıyı hazırlayalım.',
    name: 'Telefonun adı',
    namePlaceholder: 'Örneğin Ece’nin telefonu',
    nameFault: 'En çok {{max}} karakterlik bir ad yaz',
    prepare: 'Bağlantıyı hazırla',
    failed: 'Telefon eklenemedi',
    ready: 'Bağlantın hazır',
    tap: 'Uygulama yüklendiyse dokun; uygulama açılıp kendini ayarlar.',
    open: '{{app}} uygulamasını bağla',
    otherPhone: 'Başka telefona kuruyorsan: QR kod',
    scan: {
      owntracks:
        'Telefonunun kamerasıyla tara. Kamera bağlantıyı açmazsa (bazı Android’ler) onu kopyala, kendine gönder ve telefonda dokun.',
      traccar:
        'Telefonda Traccar Client’ı aç, “Ayarları değiştir”e, sonra sağ üstteki QR simgesine dokun ve kodu tara.',
    },
    after: {
      owntracks:
        'Ayarlar ekranı açılırsa sağ üstteki onay işaretine dokun; konum izni istenince “Her zaman”ı seç.',
      traccar: 'Sonra uygulamada “Sürekli izleme”yi aç; konum izni istenince “Her zaman”ı seç.',
    },
    code: 'Uygulamayı bağlayan QR kod',
    codeFailed: 'QR kod çizilemedi. Bağlantıyı kopyalayıp telefonuna gönder.',
    copy: 'Bağlantıyı kopyala',
    secret: 'Bu bağlantı şifre gibidir: kimseyle paylaşma. Yalnızca şimdi görünür.',
    manual: 'Ayarları elle yaz',
    server: 'Sunucu URL’si',
    token: 'Cihaz kimliği',
  },
  wait: {
    title: 'İlk konumu bekle',
    before: 'Uygulama ilk konumu gönderince burada görürsün.',
    waiting: 'İlk konum bekleniyor…',
    hint: 'Bir dakikayı bulabilir. Gelmezse telefonun konumunun açık olduğuna ve aşağıdaki ayarlara bak.',
    failed: 'Durum alınamadı, tekrar deneniyor…',
    done: 'Artık ekranı kilitleyebilir, Rotadaş’ı kapatabilirsin. Yayına geçince konumun bu telefondan gelir.',
    finish: 'Tamam',
  },
  background: {
    title: 'Konum kesilmesin',
    intro: 'Telefonlar pil için arka plandaki uygulamaları durdurur. {{app}} için bir kez ayarla:',
    iphone: {
      name: 'iPhone',
      steps: [
        'Ayarlar › Gizlilik ve Güvenlik › Konum Servisleri › {{app}}: “Her Zaman”ı seç, “Kesin Konum”u aç.',
        'Ayarlar › Genel › Arka Planda Uygulama Yenile: {{app}} açık olsun.',
        'Düşük Güç Modu açıkken konum seyrek gelir.',
      ],
    },
    android: {
      name: 'Android (hepsi)',
      steps: [
        'Ayarlar › Uygulamalar › {{app}} › İzinler › Konum: “Her zaman izin ver”i seç.',
        'Ayarlar › Uygulamalar › {{app}} › Pil: “Kısıtlanmamış”ı seç (ya da pil optimizasyonunu kapat).',
        '{{app}} bildirimini kapatma; arka planda çalışması ona bağlıdır.',
      ],
    },
    samsung: {
      name: 'Samsung',
      steps: [
        'Ayarlar › Pil › Arka plan kullanım sınırları › Hiç uyku moduna geçmeyen uygulamalar: {{app}} uygulamasını ekle.',
      ],
    },
    xiaomi: {
      name: 'Xiaomi, Redmi, POCO',
      steps: [
        'Ayarlar › Uygulamalar › {{app}}: “Otomatik başlatma”yı aç.',
        'Aynı sayfada Pil tasarrufu: “Kısıtlama yok”u seç.',
      ],
    },
    huawei: {
      name: 'Huawei, Honor',
      steps: [
        'Ayarlar › Pil › Uygulama başlatma › {{app}}: otomatik yönetimi kapat, çıkan üç seçeneği de aç.',
      ],
    },
    oppo: {
      name: 'Oppo, Realme, OnePlus',
      steps: [
        'Ayarlar › Uygulamalar › {{app}} › Pil kullanımı: arka plan etkinliğine ve otomatik başlatmaya izin ver.',
      ],
    },
    other: 'Menü adları modele göre değişebilir. Başka telefonlar için:',
    otherLink: 'dontkillmyapp.com (İngilizce)',
  },
} as const);
