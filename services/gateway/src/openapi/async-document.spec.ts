import specs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import { z } from 'zod';
import { asyncApiDocument } from './async-document.js';

const ASYNC_API = z.record(z.string(), z.unknown()).parse(specs.schemas['3.0.0']);

const Frame = z.object({ payload: z.record(z.string(), z.unknown()) });

describe('the AsyncAPI document', () => {
  const document = JSON.parse(JSON.stringify(asyncApiDocument()));

  it('is valid AsyncAPI 3', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false });
    const isValid = ajv.validate(ASYNC_API, document);
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    const broken = { ...document, channels: { live: { messages: 'none' } } };
    expect(ajv.validate(ASYNC_API, broken)).toBe(false);
  });

  it.each([
    ['auth', { type: 'auth', token: 'T' }, { type: 'auth' }],
    ['watch', { type: 'watch', bbox: [32, 39, 33, 40], zoom: 12 }, { type: 'watch', bbox: [32], zoom: 12 }],
    [
      'position',
      { type: 'position', seq: 1, latitude: 39.9, longitude: 32.8 },
      { type: 'position', seq: 1, latitude: 91, longitude: 32.8 },
    ],
    ['ack', { type: 'ack', seq: 1 }, { type: 'ack' }],
    ['clusters', { type: 'clusters', clusters: [] }, { type: 'clusters' }],
  ])('describes the %s frame', (name, valid, invalid) => {
    const { payload } = Frame.parse(document.components.messages[name]);
    const check = new Ajv({ strict: false, validateFormats: false }).compile(payload);
    expect([check(valid), check(invalid)]).toEqual([true, false]);
  });
});
