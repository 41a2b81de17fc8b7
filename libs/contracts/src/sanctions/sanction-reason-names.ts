import type { SanctionReason } from './sanction.js';

/** Turkish, as labels. */
export const SANCTION_REASON_NAMES: Readonly<Record<SanctionReason, string>> = {
  harassment: 'Taciz, hakaret ya da tehdit',
  fraud: 'Dolandırıcılık',
  'dangerous-driving': 'Tehlikeli araç kullanmak',
  'no-show': 'Anlaşıp gelmemek',
  'false-profile': 'Gerçek olmayan profil bilgileri',
  'illegal-load': 'Yasak yük ya da kargo',
  spam: 'Reklam ya da istenmeyen mesajlar',
  other: 'Kullanım koşullarına aykırı davranış',
};
