import { addTexts } from '../../shared/i18n/texts.js';

export const followTexts = addTexts('follow', {
  title: '{{name}}: {{from}} → {{to}}',
  card: 'Yolculuk',
  loading: 'Yolculuk yükleniyor…',
  ends: '{{from}} → {{to}}',
  waiting: 'Şu an konum gelmiyor. Gelirse haritada kendiliğinden görünür.',
  arrives: 'Tahmini varış {{moment}}',
  until: 'Bu bağlantı en geç {{moment}} kapanır.',
  show: 'Haritada göster',
  offline: 'İnternet bağlantın yok. Haritada son alınan konum görünüyor.',
  notLive: 'Canlı konum şu an alınamıyor. Bağlantı kurulunca kendiliğinden gelir.',
  ended: {
    title: 'Bu paylaşım bitti',
    text: 'Yolculuk bitmiş ya da paylaşım durdurulmuş. Sürüyorsa paylaşan kişiden yeni bağlantı isteyebilirsin.',
  },
  unknown: {
    title: 'Bu paylaşım açılamıyor',
    text: 'Paylaşım bitmiş ya da bağlantı eksik kopyalanmış olabilir. Paylaşan kişiden yeni bağlantı isteyebilirsin.',
  },
  unreachable: {
    title: 'Yolculuk şu an açılamıyor',
    text: 'Sunucuya ulaşılamadı. Bağlantını kontrol et; bağlantı gelince yolculuk kendiliğinden açılır.',
    retry: 'Tekrar dene',
  },
  outdated: {
    title: 'Sayfa yenilenmeli',
    text: 'Rotadaş bu arada güncellendi. Yolculuğu görmek için sayfayı yenile.',
    reload: 'Sayfayı yenile',
  },
  about: 'Rotadaş nedir?',
} as const);
