import { jest } from '@jest/globals';
import { DrainingNatsServer } from './draining-nats-server.js';

describe('DrainingNatsServer', () => {
  it('finds the handler of a subject without parsing it as JSON', () => {
    const server = new DrainingNatsServer({}, 'providers');
    const handler = async () => null;
    server.addHandler('providers.get', handler);
    const parse = jest.spyOn(JSON, 'parse');
    expect(server.getHandlerByPattern('providers.get')).toBe(handler);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});
