/** Texts of the question whether the use may be measured; imported as they are by what is loaded to ask it. */
export const consentTexts = {
  label: 'Ölçüm izni',
  question:
    'Giriş ekranının nasıl kullanıldığını Google Analytics ile ölçebilir miyiz? Kim olduğun gönderilmez.',
  accept: 'Kabul et',
  refuse: 'Hayır',
  granted: 'Ölçüme izin verdin.',
  denied: 'Ölçüme izin vermedin; Google’a hiçbir şey gönderilmiyor.',
  withdraw: 'İznimi geri al',
} as const;
