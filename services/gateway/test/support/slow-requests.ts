import { aToken } from './a-token.js';

export const HALF_A_HEAD = 'GET /healthz HTTP/1.1\r\nhost: rotadas.example\r\nx-slow: ';

export const halfABody = () =>
  [
    'POST /api/providers/location HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${aToken()}`,
    'content-type: application/json',
    'content-length: 40',
    '',
    '{"latitude":',
  ].join('\r\n');
