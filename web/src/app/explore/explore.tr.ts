import { addTexts } from '../../shared/i18n/texts.js';

export const exploreTexts = addTexts('explore', {
  title: 'Canlı harita',
  bottom: 'Durum ve giriş',
  signIn: 'Giriş yap',
  continue: 'Devam Et',
  search: 'Ara',
  searchLabel: 'Giriş yapıp ara',
  contact: 'İstemek için giriş yap',
  counting: 'Haritadakiler sayılıyor…',
  count: 'Şu an haritada {{count, number}} kişi',
  empty: 'Haritanın bu bölümünde şu an kimse yok',
  hint: 'Adlarını görmek ve onlara ulaşmak için giriş yap ya da kayıt ol.',
  route: '{{route}} yoluna çıkanları görmek için giriş yap ya da kayıt ol.',
  unnamedRoute: 'Bağlantıdaki yola çıkanları görmek için giriş yap ya da kayıt ol.',
  wantedOffer: 'Bağlantıdaki ilanı görmek için giriş yap ya da kayıt ol.',
  limited: 'Bu saat için yakından bakma hakkın doldu. Daha fazlası için giriş yap.',
  offline: 'İnternet bağlantın yok. Haritada son alınan konumlar görünüyor.',
  failed: 'Canlı konumlar şu an alınamıyor. Bağlantı kurulunca kendiliğinden gelir.',
} as const);
