import { addTexts } from '../i18n/texts.js';

export const consentTexts = addTexts('consent', {
  label: 'Ölçüm izni',
  question: 'Giriş ekranının kullanımını Google Analytics ile ölçebilir miyiz? Adın ve e-postan gönderilmez.',
  accept: 'Kabul et',
  refuse: 'Hayır',
  granted: 'Ölçüme izin verdin.',
  denied: 'Ölçüme izin vermedin; kullanımın ölçülmüyor.',
  allow: 'Ölçüme izin ver',
  withdraw: 'İznimi geri al',
} as const);
