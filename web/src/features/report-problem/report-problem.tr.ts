import { addTexts } from '../../shared/i18n/texts.js';

export const reportProblemTexts = addTexts('report-problem', {
  title: 'Sorun bildir',
  intro: 'Ne oldu? Ne kadar açık yazarsan o kadar çabuk çözeriz.',
  category: 'Kategori',
  description: 'Açıklama',
  descriptionPlaceholder: 'Ne yapıyordun, ne olmasını bekliyordun, ne oldu?',
  submit: 'Gönder',
  blank: 'Lütfen sorun açıklamasını giriniz.',
  tooLong: 'Bu kadar uzun olamaz, biraz kısalt.',
  received: 'Sorun Bildirimi Alındı',
  receivedText: 'Teşekkür ederiz, bildirimin en kısa sürede incelenecek.',
  failed: 'Sorun bildirimi gönderilirken bir hata oluştu',
  tooShort: 'Açıklama en az {{min}} karakter olmalı.',
  sessionMissing: 'Oturum bulunamadı. Lütfen yeniden giriş yapın.',
} as const);
