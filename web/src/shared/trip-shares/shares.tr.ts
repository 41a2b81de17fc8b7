import { addTexts } from '../i18n/texts.js';

export const sharesTexts = addTexts('shares', {
  about:
    'Bağlantıyı açan herkes aracın canlı konumunu, sürücünün ilk adını ve nereden nereye gittiğini görür; hesap gerekmez. Yolculuk bitince yarım saat sonra, en geç 12 saat sonra kapanır.',
  create: 'Yolculuğu paylaş',
  failed: 'Yolculuk paylaşılamadı',
  ready: 'Bağlantı hazır. Şimdi gönder: sonra bir daha gösterilmeyebilir, gerekirse yenisini oluşturursun.',
  address: 'Paylaşım bağlantısı',
  share: 'Bağlantıyı gönder',
  list: 'Açık paylaşımların',
  listFailed: 'Açık paylaşımların alınamadı',
  ends: '{{from}} → {{to}}',
  until: 'en geç {{moment}} kapanır',
  opened: '{{count, number}} kez açıldı',
  stop: 'Paylaşımı durdur',
  stopOne: 'Paylaşımı durdur: {{ends}}, {{facts}}',
  stopped: 'Paylaşım durduruldu. Bağlantı artık açılmıyor.',
  stopFailed: 'Paylaşım durdurulamadı',
} as const);
