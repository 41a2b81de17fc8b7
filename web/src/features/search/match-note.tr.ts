import { addTexts } from '../../shared/i18n/texts.js';

export const matchNoteTexts = addTexts('match-note', {
  sort: {
    label: 'Sıralama',
    fit: 'En uygun',
    departure: 'En erken',
    price: 'En ucuz',
    detour: 'Yolundan en az sapan',
  },
  route: '{{distance}} · {{time}} yol',
  nobody: 'Şu an bu rotada kimse yok. Birazdan yeniden bak ya da kalkışı veya varışı değiştir.',
  nobodyOfType: 'Bu rotada şu an {{type}} ilanı yok. Türü değiştir ya da birazdan yeniden bak.',
  onlyCallable: 'Şu an bu rotada kimse yok; aşağıdakileri çağırabilirsin.',
  near: 'Şu an tam uyan kimse yok; en yakın olanlar aşağıda.',
} as const);
