import { addTexts } from '../../shared/i18n/texts.js';

/** Loaded with the fields; the results need `search.tr.ts` only. */
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
    seats: 'Koltuk, en az',
    price: 'Ücret, en çok',
    departure: 'Kalkış',
    from: 'Saat, en erken',
    any: 'Fark etmez',
  },
} as const);
