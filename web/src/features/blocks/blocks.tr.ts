import { addTexts } from '../../shared/i18n/texts.js';

export const blocksTexts = addTexts('blocks', {
  title: 'Engellediklerin',
  hint: 'Engellediğin kişi haritada, listelerde ve profillerde seni göremez; sen de onu göremezsin. Haberi olmaz.',
  empty: 'Kimseyi engellemedin. Rahatsız eden birini profilinden ya da anlaşmanızdan engelleyebilirsin.',
  since: 'Engelledin: {{age}}',
  unknown: 'Silinmiş hesap',
  loading: 'Engellediklerin yükleniyor...',
  failed: 'Engellediklerin alınamadı',
  unblock: {
    action: 'Engeli kaldır',
    label: '{{name}}: engeli kaldır',
    failed: 'Engel kaldırılamadı',
    done: 'Engel kaldırıldı. Artık birbirinizi yeniden görebilirsiniz.',
  },
} as const);
