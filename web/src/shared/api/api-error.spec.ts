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

it('makes a message of status and text from any other answer', () => {
  expect(apiErrorFrom(401, 'Unauthorized', '').message).toBe('401: Unauthorized');
  expect(apiErrorFrom(502, 'Bad Gateway', '<html>').message).toBe('502: <html>');
});

it('shows the fallback when the server said nothing', () => {
  expect(errorText(apiErrorFrom(502, 'Bad Gateway', ''), 'İşlem başarısız')).toBe('İşlem başarısız');
});
