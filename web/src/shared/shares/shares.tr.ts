import { addTexts } from '../i18n/texts.js';

export const sharesTexts = addTexts('shares', {
  title: 'Yolculuğu paylaş',
  about:
    'Bağlantıyı açan herkes aracın canlı konumunu, sürücünün ilk adını ve nereden nereye gittiğini görür; hesap gerekmez. Yolculuk bitince yarım saat sonra kapanır.',
  create: 'Yolculuğu paylaş',
  failed: 'Yolculuk paylaşılamadı',
  ready: 'Bağlantı hazır. Yalnız şimdi görünür; sonra gerekirse yenisini oluşturabilirsin.',
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
