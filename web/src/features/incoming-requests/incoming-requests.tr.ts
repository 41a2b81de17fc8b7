import { addTexts } from '../../shared/i18n/texts.js';

export const incomingRequestsTexts = addTexts('incoming-requests', {
  title: 'Yeni istek',
  more: 'Sırada {{count, number}} istek daha var.',
  left: 'Cevap için kalan süre',
  route: '{{from}} → {{to}}',
  accept: 'Kabul et',
  decline: 'Reddet',
  later: 'Sonra karar ver',
  open: 'Anlaşmayı aç',
  accepted: '{{name}} ile anlaştın. Telefonlarınız açıldı.',
  declined: 'İstek reddedildi.',
  failed: 'Cevabın gönderilemedi.',
} as const);
