import type { SanctionReason } from './sanction.js';

/** Turkish, within a sentence. */
export const SANCTION_REASON_NAMES: Readonly<Record<SanctionReason, string>> = {
  harassment: 'taciz, hakaret ya da tehdit',
  fraud: 'dolandırıcılık',
  'dangerous-driving': 'tehlikeli araç kullanmak',
  'no-show': 'anlaşıp gelmemek',
  'false-profile': 'gerçek olmayan profil bilgileri',
  'illegal-load': 'yasak yük ya da kargo',
  spam: 'reklam ya da istenmeyen mesajlar',
  other: 'kullanım koşullarına aykırı davranış',
};
