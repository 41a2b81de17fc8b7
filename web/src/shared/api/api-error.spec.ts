import { errorText } from './api-error.js';
import { apiErrorFrom } from './base-query.js';

it('reads the error body of the contract', () => {
  const body = JSON.stringify({
    error: 'Olmaz',
    code: 'input-invalid',
    requestId: 'r1',
    details: { phone: 'eksik' },
  });
  expect(apiErrorFrom(400, 'Bad Request', body)).toMatchObject({
    status: 400,
    text: 'Olmaz',
    code: 'input-invalid',
    requestId: 'r1',
    details: { phone: 'eksik' },
  });
});

it('builds a message from status and text for any other response', () => {
  expect(apiErrorFrom(401, 'Unauthorized', '').message).toBe('401: Unauthorized');
  expect(apiErrorFrom(502, 'Bad Gateway', '<html>').message).toBe('502: <html>');
});

it('returns the fallback if the server sent no text', () => {
  expect(errorText(apiErrorFrom(502, 'Bad Gateway', ''), 'İşlem başarısız')).toBe('İşlem başarısız');
});
