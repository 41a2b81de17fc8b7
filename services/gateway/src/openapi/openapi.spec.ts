import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { openApiDocument } from './openapi.js';

const Operation = z.object({
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({ required: z.boolean() }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const Versioned = z.object({ version: z.string() });
const Document = z.object({
  info: Versioned,
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

describe('the OpenAPI document', () => {
  const { info, paths } = Document.parse(JSON.parse(JSON.stringify(openApiDocument())));
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

  it('has the version of the product', () => {
    const root = new URL('../../../../package.json', import.meta.url);
    expect(info.version).toBe(Versioned.parse(JSON.parse(readFileSync(root, 'utf8'))).version);
  });

  it('has the security of each call, and 401 only for calls with a token', () => {
    for (const { name, operation } of operations) {
      const takesToken = operation.security.length > 0;
      expect([name, '401' in operation.responses]).toEqual([name, takesToken]);
    }
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    const optional = operations.filter(({ operation }) =>
      operation.security.some((one) => !('idToken' in one)),
    );
    expect(optional.map(({ name }) => name)).toEqual([
      'get /api/providers/active',
      'post /api/devices/positions',
      'get /api/devices/positions',
    ]);
    expect(open.map(({ name }) => name).sort()).toEqual([
      'get /api/asyncapi.json',
      'get /api/bot-check/challenge',
      'get /api/config',
      'get /api/notifications/unsubscribe',
      'get /api/shares/{share}',
      'get /api/users/{id}/photo/{hash}',
      'get /healthz',
      'get /readyz',
      'post /api/agreements/answer',
      'post /api/bot-check/verify',
      'post /api/client-errors',
      'post /api/notifications/unsubscribe',
      'post /api/services/planned/start',
    ]);
  });

  it('has contact-banned for each call with an ID token', () => {
    for (const { name, operation } of operations) {
      const takesToken = operation.security.some((one) => 'idToken' in one);
      const rejects = JSON.stringify(operation.responses['403'] ?? '').includes('contact-banned');
      expect([name, rejects]).toEqual([name, takesToken]);
    }
  });

  it('requires every body, except the version of accepted terms', () => {
    const optional = operations.filter(({ operation }) => operation.requestBody?.required === false);
    expect(optional.map(({ name }) => name)).toEqual(['post /api/users/accept-terms']);
  });

  it('has an example of each format of devices', () => {
    const { post, get } = JSON.parse(JSON.stringify(openApiDocument().paths))['/api/devices/positions'];
    const { content } = post.requestBody;
    const formats = content['application/json'].schema.anyOf;
    expect(formats).toMatchObject([
      { title: 'OwnTracks', examples: [{ _type: 'location' }] },
      { title: 'Traccar Client 9', examples: [{ location: { coords: {} } }] },
    ]);
    const form = content['application/x-www-form-urlencoded'];
    expect(form.schema).toMatchObject({ title: 'OsmAnd', examples: [{ lat: expect.any(Number) }] });
    expect(form.schema.properties.lat).toMatchObject({ type: 'number', minimum: -90, maximum: 90 });
    expect(get.parameters.map(({ name }: { name: string }) => name)).toContain('timestamp');
    expect(post.security).toEqual([{ devicePassword: [] }, { deviceId: [] }]);
  });

  it('describes lists, numbers and dependent fields', () => {
    const described = JSON.parse(JSON.stringify(openApiDocument().paths));
    const [, bbox, near, radius] = described['/api/providers/active'].get.parameters;
    expect(bbox).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', minItems: 4, maxItems: 4 },
    });
    expect(near).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', minItems: 2, maxItems: 2 },
    });
    expect(radius.schema).toEqual({ type: 'integer', minimum: 1, maximum: 200_000 });
    const [latitude] = described['/api/places/nearest'].get.parameters;
    expect(latitude).toMatchObject({ required: true });
    expect(latitude.schema).toEqual({ type: 'number', minimum: -90, maximum: 90 });
    const status = described['/api/providers/status'].post.requestBody.content['application/json'].schema;
    expect(status.oneOf[0].dependentRequired).toEqual({ latitude: ['longitude'], longitude: ['latitude'] });
  });
});
