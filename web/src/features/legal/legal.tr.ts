import { addTexts } from '../../shared/i18n/texts.js';

export interface TermsSection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
  after?: string;
  /** Whether the consents to analytics and mails are shown below this section. */
  consents?: true;
}

/** Unlike other texts, legal texts are in the third person. */
export const legalTexts = addTexts('legal', {
  title: 'Kullanım Koşulları ve Gizlilik',
  updated: 'Son güncelleme: {{date}}',
  mailChoice: 'Bildirim ve e-posta ayarlarını aç',
  intro:
    'Bu koşullar, Rotadaş uygulamasının (“Rotadaş”) kullanımını düzenler. Uygulamaya kaydolan kişi (“kullanıcı”) aşağıdaki koşulları uygulamada okuyup kabul eder; kabul edilen sürüm ve kabulün zamanı kaydedilir. Koşulları kabul etmeyenler uygulamada hesap açmamalıdır.',
  privacyNotice: 'Gizlilik: verilerin, saklama süreleri ve hakların',
  contact: {
    title: 'İletişim',
    text: 'Bu koşullar ve kişisel veriler hakkındaki soru ve başvurular için:',
    missing: 'İletişim adresi şu anda yüklenemedi. Sayfayı yenileyip tekrar dene.',
  },
  sections: [
    {
      title: 'Rotadaş’ın rolü ve sorumluluğun sınırı',
      text: [
        'Rotadaş, bir güzergâhta yolculuk, kurye veya taşıma hizmeti sunanlarla bu hizmeti arayanları harita üzerinde buluşturan bir platformdur. Rotadaş taşıyıcı, işveren, komisyoncu veya acente değildir; kullanıcılar arasındaki hiçbir anlaşmanın tarafı olmaz.',
        'Kullanıcıların kendi aralarında yaptığı anlaşmalardan, ödemelerden ve verilen hizmetlerden yalnızca taraflar sorumludur. Rotadaş; gecikme, iptal, kayıp, hasar, kaza, anlaşmazlık veya bunlardan doğan zararlar için, kanunun emredici hükümleri saklı kalmak üzere, sorumluluk kabul etmez.',
        'Uygulama deneme (BETA) aşamasındadır ve olduğu gibi sunulur; kesintisiz veya hatasız çalışacağı taahhüt edilmez.',
      ],
    },
    {
      title: 'Yasak kullanımlar',
      text: ['Uygulama yalnızca hukuka ve dürüstlük kuralına uygun amaçlarla kullanılabilir. Özellikle:'],
      points: [
        'sahte, yanıltıcı veya başkasına ait bilgiyle hesap ya da ilan açmak,',
        'yasa dışı yolcu, eşya veya madde taşımak ya da taşıtmak,',
        'başka kullanıcıları taciz, tehdit etmek, dolandırmak veya ayrımcılığa uğratmak,',
        'başkalarının iletişim veya konum bilgilerini amacı dışında toplamak, saklamak veya paylaşmak,',
        'uygulamanın güvenliğini veya işleyişini bozmaya çalışmak yasaktır.',
      ],
      after:
        'Bu kurallara aykırı davrananların hesabı derhâl askıya alınır; gerekli görülen hâllerde yasal yollara başvurulur ve yetkili makamlara bildirim yapılır.',
    },
    {
      title: 'Hizmet verenlerin yükümlülükleri',
      text: ['Uygulamada hizmet sunan kullanıcı:'],
      points: [
        'hizmetin ücretini, süresini ve koşullarını yola çıkmadan önce açıkça bildirir,',
        'gerekli sürücü belgesi, izin, ruhsat ve sigortaları kendisi sağlar ve geçerli tutar,',
        'bildirdiği güzergâha, süreye ve koşullara uyar; değişiklikleri gecikmeden haber verir,',
        'vergi ve diğer yasal yükümlülüklerini kendisi yerine getirir.',
      ],
      after:
        'Rotadaş, hizmet verenlerin kimliğini, belgelerini, araçlarını ve beyanlarını doğrulamaz. Karşısındaki kişiyi ve hizmeti değerlendirmek kullanıcının kendi sorumluluğundadır.',
    },
    {
      title: 'Gizlilik ve kişisel verilerin korunması',
      consents: true,
      text: [
        'Kişisel veriler, 6698 sayılı Kişisel Verilerin Korunması Kanunu’na (“KVKK”) uygun olarak işlenir.',
      ],
      points: [
        'İletişim bilgileri yalnızca karşılıklı rıza ile paylaşılır. Hizmet veren, telefon numarasının ilanında görünüp görünmeyeceğine kendisi karar verir.',
        'Konum bilgisi yalnızca eşleştirme amacıyla, yani hizmet verenle arayanı harita üzerinde buluşturmak için kullanılır; konum geçmişi tutulmaz, yalnızca son konum en çok 24 saat saklanır.',
        'Bunun iki istisnası vardır: anlaşmanın bir tarafının ya da ilan sahibinin paylaştığı yolculuk bağlantısı, onu elinde tutan herkese aracın canlı konumunu gösterir; acil bildirim, gönderenin o andaki konumunu bildirimle birlikte saklar.',
        'Hizmet veren isterse konumunu telefonundaki OwnTracks ya da Traccar Client uygulamasıyla gönderir; Rotadaş’ın hazırladığı ayarlarla konum yalnızca Rotadaş’ın sunucusuna gider.',
        'Ad, e-posta, telefon ve profil bilgileri yalnızca hesabın yönetimi ve hizmetin sunulması için işlenir; reklam amacıyla satılmaz veya kiralanmaz.',
        'Giriş, Google Firebase ile yapılır. Harita görüntüleri, harita sağlayıcısından (OpenFreeMap veya Google Haritalar) doğrudan tarayıcıya gelir; sağlayıcı bu sırada bakılan bölgeyi ve IP adresini görür.',
        'Giriş ekranının kullanımı, yalnızca işletmeci ölçümü açmışsa ve kullanıcı izin vermişse Google Analytics ile ölçülür; izin bu bölümden geri alınabilir.',
        'Bildirim e-postaları ve ölçüm için verilen izinler bu koşulların kabulünden ayrıdır ve her zaman geri alınabilir: e-postalar bildirim ayarlarından ve her e-postanın sonundaki bağlantıdan kapatılır.',
        'Veriler, bunlar ve kanunun zorunlu kıldığı hâller dışında üçüncü kişilere açıklanmaz.',
      ],
      after:
        'Kullanıcı, KVKK’nın 11. maddesi uyarınca verilerinin işlenip işlenmediğini öğrenme, bunlara erişme, düzeltilmesini veya silinmesini isteme ve işlenmesine itiraz etme haklarına sahiptir. Bu hakların uygulamada nasıl kullanıldığı ve verilerin ne kadar saklandığı Gizlilik sayfasında yazar; başvurular aşağıdaki e-posta adresinden de yapılır.',
    },
    {
      title: 'Hesap sorumluluğu',
      text: [
        'Kullanıcı, hesap bilgilerinin doğruluğundan, şifresinin gizliliğinden ve hesabı üzerinden yapılan bütün işlemlerden sorumludur. Hesabının izinsiz kullanıldığını fark eden kullanıcı bunu gecikmeden Rotadaş’a bildirir.',
      ],
    },
    {
      title: 'Koşulların değiştirilmesi ve üyeliğin sona erdirilmesi',
      text: [
        'Rotadaş bu koşulları değiştirme hakkını saklı tutar. Değişiklikler bu sayfada, sürüm tarihiyle yayımlanır. Önceki sürümü kabul etmiş kullanıcıdan, bir sonraki ilanından veya isteğinden önce yeni sürümü kabul etmesi istenir; kullanıcı kabul edene kadar yeni ilan açamaz ve istek gönderemez. Kullanmayı sürdürmek kabul sayılmaz. Önceki kabuller, sürüm ve zamanlarıyla saklanır.',
        'Rotadaş, bu koşullara aykırı davranan veya diğer kullanıcıların güvenliğini tehlikeye atan kullanıcıların üyeliğini sona erdirebilir ve hesaplarını kaldırabilir.',
      ],
    },
    {
      title: 'Uygulanacak hukuk ve yetkili mahkeme',
      text: [
        'Bu koşullara Türkiye Cumhuriyeti hukuku uygulanır. Koşullardan doğan uyuşmazlıklarda, tüketici mevzuatının emredici hükümleri saklı kalmak üzere, Ankara mahkemeleri ve icra daireleri yetkilidir.',
      ],
    },
  ] satisfies readonly TermsSection[],
} as const);
