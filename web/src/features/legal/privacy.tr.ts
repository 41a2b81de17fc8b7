import { addTexts } from '../../shared/i18n/texts.js';
import type { TermsSection } from './legal.tr.js';

/** Unlike other texts, legal texts are in the third person. */
export const privacyTexts = addTexts('privacy', {
  title: 'Gizlilik ve kişisel veriler',
  updated: 'Son güncelleme: {{date}}',
  intro:
    'Bu sayfa, Rotadaş’ın hangi kişisel verileri neden, hangi hukuki sebeple ve ne kadar sakladığını, kullanıcının 6698 sayılı Kişisel Verilerin Korunması Kanunu’ndan (“KVKK”) doğan haklarını uygulamada nasıl kullanacağını anlatır. Veri sorumlusu, bu sunucuyu işleten ve adresi sayfanın sonunda yazan işletmecidir.',
  terms: 'Kullanım Koşulları',
  purposes: [
    {
      title: 'Veriler ne için kullanılır?',
      text: ['Kişisel veriler yalnızca şu amaçlarla işlenir:'],
      points: [
        'hesabın açılması ve yönetilmesi,',
        'ilanların haritada ve listelerde gösterilmesi, yolu uyanların bulunması,',
        'anlaşma, mesajlaşma, telefonun anlaşınca açılması ve karşılıklı puanlama,',
        'kullanıcının isteğiyle yolculuğun bir bağlantıyla paylaşılması ve acil bildirim,',
        'kullanıcının seçtiği bildirimlerin gönderilmesi,',
        'güvenlik, sorun bildirimlerinin incelenmesi ve hukuki yükümlülükler.',
      ],
      after:
        'Reklam için kullanılmaz, satılmaz, kiralanmaz. Konum geçmişi tutulmaz: hizmet verenin yalnızca son konumu, acil bildirimde de gönderenin o andaki konumu saklanır.',
    },
    {
      title: 'Kim neyi görür?',
      text: ['Bilgiler, kullanıcının seçtiği kadar paylaşılır:'],
      points: [
        'Giriş yapmadan bakanlar haritada ad, telefon ve açıklama görmez. İlan listesi ise saatte birkaç bölge için ad, açıklama ve herkese açık telefonla birlikte alınabilir. Konum ikisinde de yuvarlanır.',
        'Telefon, ilan sahibinin seçimine göre herkese ya da yalnızca anlaştığı kişiye açılır; anlaşma bittikten bir gün sonra kapanır. Numarayı kimlerin gördüğü profilde listelenir.',
        '“Yalnız kadınlarla” seçeneği, profilinde cinsiyeti kadın olanlar içindir. Böyle bir ilanı herkes görür, yalnızca kadınlar isteyebilir; telefonu herkese açılmaz. Aramada seçilmesi kimsenin cinsiyetini göstermez.',
        'Yolculuk paylaşım bağlantısı, onu elinde tutan herkese yalnızca sürücünün ilk adını, hizmet türünü, güzergâhı, canlı konumu ve tahmini varışı gösterir; yolculuktan 30 dakika sonra, en geç 12 saatte ya da durdurulunca biter. Açılma sayısını paylaşan görür.',
        'Güvenilir kişiler yalnızca kullanıcının cihazında saklanır.',
        'Yöneticiler, kişisel verilere yalnızca bir bildirimi veya itirazı incelerken ya da bir kişiyi ararken bakar; kanıtlara, kişilere ve itirazlara her bakış kayda geçer.',
      ],
    },
    {
      title: 'Veriler kimlere aktarılır?',
      text: [
        'Giriş, Google Firebase ile yapılır; e-posta, ad, doğrulanan telefon ve şifrenin özeti orada da durur. Harita görüntüleri, harita sağlayıcısından (OpenFreeMap veya Google Haritalar) doğrudan tarayıcıya gelir; sağlayıcı bakılan bölgeyi ve IP adresini görür. Robotları Google reCAPTCHA ayırır: telefon doğrulanırken, işletmeci açmışsa e-postayla girişte de; Google bu sırada IP adresini ve tarayıcının bilgilerini görür. Kullanıcı izin vermişse giriş ekranının kullanımı Google Analytics’e gönderilir. E-postalar ve anlık bildirimler, işletmecinin posta sunucusu ve tarayıcının bildirim servisi üzerinden gider.',
        'Bunlar ve kanunun zorunlu kıldığı hâller dışında veriler üçüncü kişilere açıklanmaz.',
      ],
    },
    {
      title: 'İzinler',
      text: ['Açık rızaya dayanan her izin ayrı verilir ve verildiği yerden geri alınır:'],
      points: [
        'Kullanım koşulları ve bu metin sürümlüdür: değişince, kullanıcı bir sonraki ilan ya da istekten önce yeniden onaylar. Eski onaylar, sürümü ve zamanıyla kayıtta kalır.',
        'E-posta ve anlık bildirim izinleri bildirim ayarlarından, e-postalar ayrıca her mesajın sonundaki bağlantıdan kapatılır.',
        'Giriş ekranının ölçümü (Google Analytics) kullanım koşullarındaki gizlilik bölümünden geri alınır.',
      ],
    },
  ] satisfies readonly TermsSection[],
  retention: {
    title: 'Veriler ne kadar saklanır?',
    intro:
      'Kullanıcı birçok kaydı daha önce kendisi silebilir. Hesap silinince, aşağıdaki süreler dolmadan kişisel veriler silinir; verilen puan ve yorumlarda ve başkalarına ait kayıtlarda kullanıcının adı geçmez, yalnızca numarası kalır. İki istisna vardır: kullanıcı hakkındaki bildirimler, kanıtlarıyla birlikte, kapandıktan sonra bir yıla kadar kalır; süren bir yasakta e-posta ve telefonun geri çevrilemeyen özetleri, yasak kaldırılana kadar kalır.',
    stored: 'Uygulamanın kayıtları',
    elsewhere: 'Kayıtların dışında',
    columns: { data: 'Veri', period: 'Süre', why: 'Neden', ground: 'Hukuki sebep (KVKK)' },
    periods: {
      account: 'Hesap silinene kadar',
      permanent: 'Süresiz',
      days: '{{after}} {{days}} gün',
    },
    article: 'm. {{article}}: {{ground}}',
  },
  rights: {
    title: 'Haklar ve uygulamadaki yolu',
    intro:
      'KVKK’nın 11. maddesindeki haklar şöyle kullanılır. Başvurular e-postayla da yapılabilir; en geç 30 gün içinde cevaplanır.',
    columns: { right: 'Hak (m. 11)', how: 'Nasıl kullanılır?' },
    rows: [
      {
        right: 'a, b) Verilerinin işlenip işlenmediğini öğrenme, bilgi isteme',
        how: '“Hesabım ve verilerim” sayfasındaki “Verilerimi indir”, verileri okunur bir sayfa ve JSON olarak verir: günde bir kez; dosya 7 gün içinde bir kez indirilir. Kullanıcı hakkındaki bildirimler, bildireni korumak için dosyada yer almaz.',
      },
      {
        right: 'c, ç) İşlenme amacını ve aktarıldığı kişileri bilme',
        how: 'Bu sayfadaki bölümler anlatır.',
      },
      {
        right: 'd) Eksik ya da yanlış verilerin düzeltilmesini isteme',
        how: 'Profil sayfasından düzeltilir; e-posta ve şifre “Hesabım ve verilerim” sayfasından değişir.',
      },
      {
        right: 'e) Silinmesini ya da yok edilmesini isteme',
        how: '“Hesabımı sil”: ilan hemen kalkar, açık anlaşmalar iptal olur. 7 gün içinde giriş yapılıp geri alınabilir; sonra veriler en geç 24 saatte silinir. Kalanlar, saklama süreleri bölümünde yazar. Her adım e-postayla bildirilir.',
      },
      {
        right: 'f) Düzeltme ve silmenin aktarılanlara bildirilmesini isteme',
        how: 'Hesap silinince Google Firebase’deki giriş hesabı da silinir. Geri yüklenen yedekte silinen hesap yeniden silinir.',
      },
      {
        right: 'g) Yalnızca otomatik analizle çıkan aleyhe sonuca itiraz',
        how: 'Uyarı, askıya alma ve yasaklamaya bir yönetici karar verir; nedeni yazılır. Her yaptırıma bir kez itiraz edilir ve itirazı başka bir yönetici karara bağlar.',
      },
      {
        right: 'ğ) Zararın giderilmesini isteme',
        how: 'Sayfanın sonundaki adrese yazılır.',
      },
    ],
  },
  contact: {
    title: 'İletişim',
    text: 'Kişisel veriler hakkındaki soru ve başvurular için:',
  },
} as const);
