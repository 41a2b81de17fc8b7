/**
 * Texts of the question whether the use may be measured; imported as they are by what is loaded to
 * ask it.
 */
export const consentTexts = {
  label: 'Ölçüm izni',
  question: 'Giriş ekranının kullanımını Google Analytics ile ölçebilir miyiz? Adın ve e-postan gönderilmez.',
  accept: 'Kabul et',
  refuse: 'Hayır',
  granted: 'Ölçüme izin verdin.',
  denied: 'Ölçüme izin vermedin; kullanımın ölçülmüyor.',
  allow: 'Ölçüme izin ver',
  withdraw: 'İznimi geri al',
} as const;
