import { addTexts } from '../../../shared/i18n/texts.js';

export const casesTexts = addTexts('cases', {
  title: 'Vakalar',
  lead: 'Kişiler hakkındaki ve acil bildirimler. Acil olan 15 dakikada, diğerleri bir gün içinde karara bağlanır; süresi en yakın olan üstte.',
  tabs: 'Vakaları seç',
  tab: { open: 'Açık', mine: 'Benimkiler', overdue: 'Geciken' },
  loading: 'Vakalar yükleniyor...',
  failed: 'Vakalar alınamadı',
  empty: {
    open: { title: 'Açık vaka yok', text: 'Yeni bir bildirim gelince burada görünür.' },
    mine: { title: 'Sende vaka yok', text: 'Açık vakalardan birini alabilirsin.' },
    overdue: { title: 'Geciken vaka yok', text: 'Bütün vakalar süresi içinde.' },
  },
  more: 'En acil {{shown}} vaka gösteriliyor; toplam {{count}} vaka var.',
  keys: 'Vakalar arasında ↑ ve ↓ ile gez, Enter ile aç.',
  name: 'Vaka no {{id}}',
  urgent: 'Acil',
  free: 'Kimse almadı',
  mine: 'Sende',
  takenBy: '{{name}} aldı',
  open: 'Aç',
  openLabel: 'Aç: vaka no {{id}}',
  take: 'Vakayı al',
  takeLabel: 'Vakayı al: no {{id}}',
  taken: 'Vaka artık sende. İncele, sonra durumunu güncelle.',
  takeFailed: 'Vaka alınamadı',
  late: {
    minutes: '{{count}} dk gecikti',
    hours: '{{count}} sa gecikti',
    days: '{{count}} gün gecikti',
  },
} as const);
