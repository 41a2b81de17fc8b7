import { addTexts } from '../../shared/i18n/texts.js';

export const activeProvidersTexts = addTexts('active-providers', {
  clustered: 'Haritanın bu bölümünde {{count, number}} kişi var; en yakın olanlar:',
  failed: 'Liste yüklenemedi. Son alınan liste gösteriliyor.',
  failedEmpty: 'Liste şu an yüklenemiyor. Bağlantını kontrol et; denemeye devam ediyoruz.',
  route: '{{from}} → {{to}}',
  planned: 'planlı',
  late: 'konumu güncel değil',
  removed: 'artık haritada değil',
} as const);
