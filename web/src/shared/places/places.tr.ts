import { addTexts } from '../i18n/texts.js';

export const placesTexts = addTexts('places', {
  kinds: {
    province: 'İl',
    district: 'İlçe',
    town: 'Belde',
    village: 'Köy',
    neighbourhood: 'Mahalle',
    airport: 'Havalimanı',
    'bus-terminal': 'Otogar',
    pier: 'İskele',
    station: 'İstasyon',
    square: 'Meydan',
    university: 'Üniversite',
  },
  here: 'Konumum',
  suggestions: '{{label}} için öneriler',
  clear: '{{label}} alanını temizle',
  onMap: 'Haritadan seç',
  recent: 'Son aradığın',
  searching: 'Aranıyor...',
  nothing: 'Böyle bir yer bulamadık. Başka türlü yaz ya da haritadan seç.',
  street: 'Sokak adresi aranamıyor, yakındaki yeri seç.',
  failed: 'Yerler şu an aranamıyor. Bağlantını kontrol edip tekrar dene.',
  question: 'Hangi {{text}}?',
  openText: 'Listeden seçmezsen rota aramalarında çıkmazsın.',
  pick: {
    title: 'Haritadan seç',
    hint: 'Haritayı kaydır, seçtiğin yer iğnenin ucunda olsun.',
    ok: 'Tamam',
    cancel: 'Vazgeç',
  },
} as const);
