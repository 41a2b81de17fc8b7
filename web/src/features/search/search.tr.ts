/** Texts of the search for a service type and a way. */
export const searchTexts = {
  title: 'Ne arıyorsun?',
  types: 'Hizmet türü',
  route: 'Gideceğin yol',
  from: 'Nereden',
  to: 'Nereye',
  anywhere: 'Fark etmez',
  clear: '{{type}} seçimini kaldır',
  clearRoute: '{{route}} yolunu kaldır',
  count: '{{count, number}} kişi',
  showList: 'Listeyi gör',
  list: 'Yakındakiler',
  found: 'Aramana uyan {{count, number}} kişi var.',
} as const;
