import { addTexts } from '../i18n/texts.js';

export const reportPersonTexts = addTexts('report-person', {
  title: 'Bildir / Engelle',
  label: '{{name}} ne yaptı?',
  placeholder: 'Ne zaman, ne oldu? Yöneticiler inceler; kimin bildirdiği söylenmez.',
  evidence: {
    profile: 'Profilinin şu anki hâli bildirime eklenir; yalnızca yöneticiler görür.',
    agreement: 'Anlaşmanız ve son mesajlarınız bildirime eklenir; yalnızca yöneticiler görür.',
    message: 'Bu mesaj, anlaşmanız ve son mesajlarınız bildirime eklenir; yalnızca yöneticiler görür.',
  },
  report: 'Bildir',
  reported: 'Bildirimin alındı, en kısa sürede incelenecek. Bu kişiyi engellemek de ister misin?',
  blockHint: 'Engellersen seni bir daha göremez, sen de onu; açık anlaşmalarınız iptal olur.',
  block: 'Engelle',
  blockQuestion: '{{name}} engellensin mi?',
  keep: 'Vazgeç',
  blocked: '{{name}} engellendi. Engeli profilindeki “Engellediklerin” listesinden kaldırabilirsin.',
  blockFailed: 'Kişi engellenemedi',
} as const);
