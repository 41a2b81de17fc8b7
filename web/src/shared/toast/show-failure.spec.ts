import { type ApiError, invalidResponse, unreachable } from '../api/api-error.js';
import '../i18n/shared.tr.js';
import { PositionFailure } from '../position/position-failure.js';
import { showFailure } from './show-failure.js';
import { latestToast } from './toast-store.js';

const apiError = (status: number, rest: Partial<ApiError>): ApiError => ({
  ...unreachable('neden'),
  status,
  ...rest,
});

it.each([
  ['there was no response', unreachable('neden'), 'İnternet bağlantını kontrol edip tekrar dene.'],
  ['the response is not known', invalidResponse('neden'), 'Rotadaş yenilenmiş olabilir, sayfayı yenile.'],
  ['the session is over', apiError(401, { text: 'Oturum yok' }), 'Çıkış yapıp yeniden giriş yap.'],
  ['the server has no text', apiError(502, {}), 'Birazdan tekrar dene.'],
  ['the server failed', apiError(500, { text: 'Hata', code: 'unexpected' }), 'Birazdan tekrar dene.'],
  ['something else failed', new Error('broken'), 'Birazdan tekrar dene.'],
  [
    'fields are wrong',
    apiError(400, { text: 'Geçersiz', details: { notes: 'Çok uzun.', status: 'Eksik.' } }),
    'Çok uzun. Eksik.',
  ],
])('adds what to do if %s', (_case, error, hint) => {
  showFailure('Olmadı', error);
  expect(latestToast.get()).toMatchObject({
    title: 'Hata',
    description: 'Olmadı',
    variant: 'destructive',
    hint,
  });
});

it('adds nothing to the text of the server, which says that a session is over', () => {
  const text = 'Oturumunun süresi doldu.';
  showFailure(`Olmadı: ${text}`, apiError(401, { text, code: 'token-expired' }));
  expect(latestToast.get()).not.toHaveProperty('hint');
});

it('names the wrong fields also if the server says what to do', () => {
  const text = 'Lütfen alanları kontrol et.';
  showFailure(text, apiError(400, { text, details: { notes: 'Çok uzun.' } }));
  expect(latestToast.get()).toMatchObject({ description: text, hint: 'Çok uzun.' });
});

it.each([
  ['the server said it', apiError(409, { text: 'Önce bir hizmet seç.', code: 'offer-missing' })],
  ['the device said it', new PositionFailure('denied')],
])('adds nothing if %s', (_case, error) => {
  showFailure('Olmadı', error);
  expect(latestToast.get()).not.toHaveProperty('hint');
});
