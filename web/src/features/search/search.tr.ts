/** Texts of the search for a service type. */
export const searchTexts = {
  title: 'Ne arıyorsun?',
  types: 'Hizmet türü',
  clear: '{{type}} seçimini kaldır',
  count: '{{count}} kişi',
  showList: 'Listeyi gör',
  list: 'Yakındakiler',
} as const;
