import { addTexts } from '../../shared/i18n/texts.js';

/** Texts loaded with the fields; the results need `search.tr.ts` only. */
export const searchFormTexts = addTexts('search-form', {
  title: 'Ne arıyorsun?',
  types: 'Hizmet türü',
  route: 'Rotan',
  from: 'Nereden',
  to: 'Nereye',
  fromHint: 'Çıkacağın yer',
  toHint: 'Varacağın yer',
  swap: 'Kalkış ve varışı değiştir',
  oneEnd: 'Rotanı bulmak için kalkışı ve varışı listeden seç.',
  recent: 'Son aramaların',
  showList: 'Listeyi gör',
  onMap: 'Haritada gör',
  filters: {
    title: 'Filtreler',
    on: 'Filtreler ({{count}})',
    seats: 'En az kaç koltuk?',
    price: 'En çok kaç lira?',
    departure: 'Kalkış',
    from: 'En erken saat kaçta?',
    people: 'Kimlerle?',
    any: 'Fark etmez',
    clear: 'Filtreleri sıfırla',
  },
} as const);
