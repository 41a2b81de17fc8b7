export const ERRORS = {
  'input-invalid': {
    status: 400,
    text: 'Gönderilen bilgiler geçersiz. Lütfen alanları kontrol edip tekrar dene.',
  },
  'push-endpoint-refused': {
    status: 400,
    text: 'Bu tarayıcının bildirim adresi kabul edilmedi. Bildirimleri tarayıcının ayarlarından yeniden aç.',
  },
  'unsubscribe-token-invalid': {
    status: 400,
    text: 'Bu abonelikten çıkma bağlantısı geçersiz. Giriş yapıp bildirim ayarlarını değiştirebilirsin.',
  },
  'start-token-invalid': {
    status: 400,
    text: 'Bu bildirim ilanını başlatamıyor. Uygulamayı açıp planlı ilanlarından yayına geç.',
  },
  'answer-token-invalid': {
    status: 400,
    text: 'Bu bildirimden cevap verilemiyor. Uygulamayı açıp isteği Anlaşmalarım sayfasından cevapla.',
  },
  'json-invalid': { status: 400, text: 'Gönderilen veri okunamadı. Lütfen sayfayı yenileyip tekrar dene.' },
  'token-missing': { status: 401, text: 'Oturum bulunamadı. Lütfen yeniden giriş yapın.' },
  'token-invalid': { status: 401, text: 'Oturumun doğrulanamadı. Lütfen yeniden giriş yap.' },
  'token-expired': { status: 401, text: 'Oturumunun süresi doldu. Lütfen yeniden giriş yap.' },
  'email-unverified': {
    status: 403,
    text: 'Lütfen önce email adresinizi doğrulayın. Doğrulama mailini tekrar göndermek için kayıt olma ekranına geçin.',
  },
  'ends-equal': { status: 400, text: 'Kalkış ve varış aynı yer olamaz. Başka bir yer seç.' },
  'place-off-roads': {
    status: 400,
    text: 'Bu yere Türkiye içinde karayoluyla gidilemiyor. Lütfen yola yakın başka bir yer seç.',
  },
  'road-missing': {
    status: 400,
    text: 'Bu iki yer arasında karayolu yok. Lütfen başka bir yer seç.',
  },
  'origin-not-allowed': { status: 403, text: 'Bu sayfadan bağlanılamaz.' },
  'admin-required': { status: 403, text: 'Bu sayfaya erişim yetkiniz bulunmamaktadır.' },
  'board-session-missing': {
    status: 403,
    text: 'Kuyruk sayfasının oturumu yok ya da bitti. Yönetici panelinden "Kuyruklar"a yeniden bas.',
  },
  'code-wrong': { status: 403, text: 'Kod yanlış. Karşındaki kişinin ekranındaki 4 haneyi yaz.' },
  'bot-check-failed': {
    status: 403,
    text: 'Robot olmadığınızı doğrulayamadık. Lütfen tekrar deneyin.',
  },
  'bot-check-required': {
    status: 403,
    text: 'Hesabının açılması için güvenlik kontrolü gerekiyor. Sayfayı yenile; olmazsa çıkış yapıp yeniden giriş yap.',
  },
  'profile-incomplete': {
    status: 403,
    text: 'Hizmet verebilmek için profilini tamamlaman gerekiyor.',
  },
  'provider-underage': {
    status: 403,
    text: 'Hizmet verebilmek için 18 yaşını doldurmuş olmalısın. Doğum tarihin yanlışsa profilinde düzelt.',
  },
  'terms-unaccepted': {
    status: 403,
    text: 'Devam etmek için kullanım koşullarını kabul etmelisiniz.',
  },
  'area-too-large': {
    status: 403,
    text: 'Bu kadar geniş bir alanı görmek için giriş yap ya da daha küçük bir alan seç.',
  },
  'user-unknown': { status: 404, text: 'Bu kullanıcı bulunamadı.' },
  'user-suspended': { status: 403, text: 'Bu hesap kapatılmış. Yeniden giriş yapmayı dene.' },
  'account-restricted': {
    status: 403,
    text: 'Hesabın şu an kapalı. Nedenini ve yapabileceklerini uygulamanın ilk sayfasında okuyabilirsin.',
  },
  'contact-banned': {
    status: 403,
    text: 'Bu e-posta ya da telefonla hesap açılamıyor; yasaklanan bir hesaba ait. İtiraz için bize yazabilirsin.',
  },
  'recent-sign-in-required': {
    status: 403,
    text: 'Güvenliğin için yeniden giriş yapmalısın. Giriş yap ve 5 dakika içinde tekrar dene.',
  },
  'women-only': {
    status: 403,
    text: '"Yalnız kadınlarla" seçeneği, profilinde cinsiyeti kadın olanlar içindir.',
  },
  'women-only-offer': {
    status: 403,
    text: 'Bu ilan yalnız kadınlar için. Başka bir ilana bakabilirsin.',
  },
  'appeal-own-sanction': {
    status: 403,
    text: 'İtirazı, yaptırımı veren yönetici karara bağlayamaz. Başka bir yönetici karar vermeli.',
  },
  'sanction-unknown': { status: 404, text: 'Bu yaptırım bulunamadı.' },
  'export-unknown': {
    status: 404,
    text: 'Bu dosya artık yok: indirilmiş, süresi dolmuş ya da başka bir hesaba ait. Yeniden isteyebilirsin.',
  },
  'share-unknown': { status: 404, text: 'Bu paylaşım bitmiş ya da hiç olmamış.' },
  'report-unknown': { status: 404, text: 'Bu sorun bildirimi bulunamadı.' },
  'place-unknown': { status: 404, text: 'Bu yer bulunamadı. Lütfen yeri listeden yeniden seç.' },
  'saved-route-unknown': {
    status: 404,
    text: 'Bu kayıtlı rota bulunamadı. Silinmiş olabilir; listeyi yenile.',
  },
  'planned-offer-unknown': {
    status: 404,
    text: 'Bu planlı ilan bulunamadı; geri çekilmiş, yayına girmiş ya da süresi geçmiş olabilir.',
  },
  'offer-unknown': { status: 404, text: 'Bu ilan artık yok. Listeyi yenileyip başka bir ilana bak.' },
  'agreement-unknown': { status: 404, text: 'Bu anlaşma bulunamadı. Anlaşmalarım sayfasına dön.' },
  'device-unknown': { status: 404, text: 'Bu telefon bulunamadı. Kaldırılmış olabilir; listeyi yenile.' },
  'photo-unknown': { status: 404, text: 'Bu fotoğraf artık yok.' },
  'path-unknown': { status: 404, text: 'Aradığın adres bulunamadı.' },
  'request-slow': {
    status: 408,
    text: 'Gönderilen veri zamanında ulaşmadı. Lütfen bağlantını kontrol edip tekrar dene.',
  },
  'method-unknown': {
    status: 405,
    text: 'Bu adres böyle bir işlem tanımıyor. Lütfen sayfayı yenileyip tekrar dene.',
  },
  'place-ambiguous': {
    status: 409,
    text: 'Bu adda birden çok yer var. Lütfen hangisi olduğunu seç.',
  },
  'terms-changed': {
    status: 409,
    text: 'Kullanım koşulları bu arada değişti. Sayfayı yenile, yeni koşulları oku ve yeniden kabul et.',
  },
  'change-conflict': {
    status: 409,
    text: 'Aynı anda başka bir değişiklik yapıldı. Lütfen tekrar dene.',
  },
  'offer-missing': { status: 409, text: 'Yayına geçmek için önce bir ilan oluşturmalısın.' },
  'planned-offers-full': {
    status: 409,
    text: 'En çok 5 planlı ilanın olabilir. Yenisi için birini geri çek.',
  },
  'offer-reserved': {
    status: 409,
    text: 'Bu ilanda anlaştığın biri var; saatini, güzergâhını ya da türünü değiştiremezsin. Önce anlaşmayı iptal et.',
  },
  'departure-ahead': {
    status: 409,
    text: 'Bu ilanın kalkış zamanı daha gelmedi. Erken çıkıyorsan kalkış saatini değiştir.',
  },
  'position-missing': {
    status: 409,
    text: 'Konumun bilinmiyor. Yayına geçmek için konum iznini aç ve tekrar dene.',
  },
  'provider-offline': {
    status: 409,
    text: 'Yayında değilsin. Konumunu paylaşmak için önce yayına geç.',
  },
  'push-endpoint-taken': {
    status: 409,
    text: 'Bu tarayıcının bildirimleri başka bir hesaba bağlı. Lütfen yeniden dene.',
  },
  'report-changed': {
    status: 409,
    text: 'Bu bildirimi bu arada başka bir yönetici değiştirdi. Son hâline bakıp tekrar dene.',
  },
  'own-offer': { status: 409, text: 'Bu senin ilanın; kendinden isteyemezsin.' },
  'offer-changed': {
    status: 409,
    text: 'İlanın koşulları değişti. Yeni hâlini görüp tekrar iste.',
  },
  'offer-departing': {
    status: 409,
    text: 'Kalkışa çok az kaldı; bu ilan artık istek almıyor. Başka bir ilana bak.',
  },
  'seats-taken': {
    status: 409,
    text: 'Bu ilanda yeterli yer kalmadı. Daha az iste ya da başka bir ilana bak.',
  },
  'request-repeated': {
    status: 409,
    text: 'Bu ilan için zaten bir isteğin oldu. Durumuna Anlaşmalarım sayfasından bakabilirsin.',
  },
  'phone-unverified': {
    status: 409,
    text: 'Telefon numaran daha doğrulanmadı. Sana gönderilen kodu yazıp tekrar dene.',
  },
  'messages-closed': {
    status: 409,
    text: 'Bu anlaşmanın mesajlaşması kapandı. Bir sorun varsa bize bildirebilirsin.',
  },
  'rating-closed': {
    status: 409,
    text: 'Bu anlaşma değerlendirilemiyor: ya daha bitmedi, ya süresi doldu ya da değerlendirdin.',
  },
  'agreement-changed': {
    status: 409,
    text: 'Bu anlaşma bu arada değişti. Son hâline bakıp tekrar dene.',
  },
  'agreement-early': {
    status: 409,
    text: 'Bunun için henüz erken. Kalkış zamanı yaklaşınca tekrar dene.',
  },
  'objection-late': { status: 409, text: 'İtiraz süresi doldu. Bir sorun varsa bize bildirebilirsin.' },
  'self-sanction': { status: 409, text: 'Kendine yaptırım uygulayamazsın.' },
  'admin-sanction': { status: 409, text: 'Bir yöneticiye yaptırım uygulanamaz.' },
  'sanction-active': {
    status: 409,
    text: 'Bu kişinin süren bir yaptırımı var. Yenisi için önce onu kaldır.',
  },
  'appeal-repeated': { status: 409, text: 'Bu yaptırıma bir kez itiraz edebilirsin.' },
  'appeal-closed': { status: 409, text: 'Bu itiraz karara bağlanmış ya da yaptırım kaldırılmış.' },
  'case-taken': { status: 409, text: 'Bu vakayı başka bir yönetici aldı. Listeyi yenileyip başkasını seç.' },
  'trip-not-shareable': {
    status: 409,
    text: 'Bu yolculuk şu an paylaşılamıyor. Anlaşma kabul edilince ya da yayına geçince paylaşabilirsin.',
  },
  'shares-full': {
    status: 409,
    text: 'Aynı anda en çok 5 bağlantı paylaşabilirsin. Yenisi için birini durdur.',
  },
  'self-block': { status: 409, text: 'Kendini engelleyemezsin.' },
  'blocks-full': {
    status: 409,
    text: 'En çok 200 kişiyi engelleyebilirsin. Yenisi için önce birinin engelini kaldır.',
  },
  'saved-routes-full': {
    status: 409,
    text: 'En çok 10 rota kaydedebilirsin. Yenisi için önce birini sil.',
  },
  'devices-full': {
    status: 409,
    text: 'En çok 3 telefon ekleyebilirsin. Yenisi için önce birini kaldır.',
  },
  'body-too-large': { status: 413, text: 'Gönderilen veri çok büyük. Lütfen kısaltıp tekrar dene.' },
  'photo-unreadable': {
    status: 415,
    text: 'Bu dosya fotoğraf olarak okunamadı. JPEG, PNG ya da WebP biçiminde başka bir fotoğraf seç.',
  },
  'media-unsupported': { status: 415, text: 'Gönderilen veri JSON olmalı.' },
  'host-unknown': {
    status: 421,
    text: 'Rotadaş bu adreste açılmıyor. Lütfen uygulamanın kendi adresini aç.',
  },
  'daily-plan-limit-reached': {
    status: 429,
    text: 'Bugün planlayabileceğin kadar ilan planladın. Yarın yeniden planlayabilirsin.',
  },
  'open-request-limit-reached': {
    status: 429,
    text: 'Cevap bekleyen çok isteğin var. Birini geri çek ya da cevabını bekle.',
  },
  'daily-request-limit-reached': {
    status: 429,
    text: 'Bugün gönderebileceğin kadar istek gönderdin. Yarın yeniden isteyebilirsin.',
  },
  'message-limit-reached': {
    status: 429,
    text: 'Çok sık mesaj gönderdin. Biraz bekleyip tekrar dene.',
  },
  'code-locked': {
    status: 429,
    text: 'Kod çok kez yanlış yazıldı. 15 dakika sonra yeniden dene ya da karşındaki kişi Buluştuk düğmesine bassın.',
  },
  'daily-export-limit-reached': {
    status: 429,
    text: 'Verilerini günde bir kez isteyebilirsin. Yarın yeniden dene.',
  },
  'daily-report-limit-reached': {
    status: 429,
    text: 'Bugün gönderebileceğin kadar sorun bildirdin. Yarın yeniden bildirebilirsin.',
  },
  'urgent-report-limit-reached': {
    status: 429,
    text: 'Acil bildirimlerin bize ulaştı; bu saatte daha fazla gönderemezsin. Tehlikedeysen hemen 112’yi ara.',
  },
  'regions-exhausted': {
    status: 429,
    text: 'Giriş yapmadan bir saatte bakabileceğin bölgelerin hepsine baktın. Devam etmek için giriş yap.',
  },
  'rate-limited': { status: 429, text: 'Çok fazla istek gönderdin. Lütfen biraz bekleyip tekrar dene.' },
  unexpected: { status: 500, text: 'Beklenmedik bir hata oluştu' },
  'service-unavailable': { status: 503, text: 'Hizmete şu an ulaşılamıyor. Lütfen birazdan tekrar dene.' },
  'push-unconfigured': { status: 503, text: 'Anlık bildirimler bu sunucuda kurulu değil.' },
  'sign-in-unconfigured': { status: 503, text: 'Firebase yapılandırması eksik' },
} as const;

export type ErrorCode = keyof typeof ERRORS;
