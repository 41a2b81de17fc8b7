import { addTexts } from '../../shared/i18n/texts.js';

export const reportProblemTexts = addTexts('report-problem', {
  title: 'Sorun bildir',
  intro: 'Ne oldu? Ayrıntılı yazarsan sorunu daha çabuk çözeriz.',
  category: 'Kategori',
  description: 'Açıklama',
  descriptionPlaceholder: 'Hangi ekranda, ne olması gerekirken ne oldu?',
  submit: 'Gönder',
  received: 'Sorun Bildirimi Alındı',
  receivedText: 'Teşekkür ederiz, bildirimin en kısa sürede incelenecek.',
} as const);
