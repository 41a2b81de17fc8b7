import { addTexts } from '../../shared/i18n/texts.js';

export const ownPositionTexts = addTexts('own-position', {
  refreshFailed: 'Konum güncellenirken bir hata oluştu.',
  sendFailed: 'Konum güncellenemedi',
  stayOpen: 'Yayındayken bu sayfayı açık tut: arka planda konumun gönderilemez.',
  inPocket: 'Telefon cebimdeyken',
  focused: 'Konumunuza odaklanıldı.',
  focusFailed: 'Konuma odaklanılırken bir hata oluştu.',
} as const);
