import { z } from 'zod';
import { NatsUrl, RedisUrl } from './env-primitives.js';
import { MongodbUrl } from '../mongodb/mongodb-url.js';
import { parseEnv } from './parse-env.js';

const Schema = z.object({ MONGODB_URI: MongodbUrl, REDIS_URL: RedisUrl, NATS_URL: NatsUrl });

const parse = (addresses: Record<string, string>) => () => parseEnv(Schema, addresses);

describe('server addresses', () => {
  it.each([
    'mongodb://127.0.0.1:27017/rotadas?directConnection=true',
    'mongodb://u:p%40@a:1,b:2,c:3/rotadas-users?replicaSet=rs&authSource=admin&tls=true',
    'mongodb+srv://u:p@cluster.example/rotadas',
  ])('can be several, with users and encryption: %s', (MONGODB_URI) => {
    const addresses = { MONGODB_URI, REDIS_URL: 'rediss://u:p@a:1,b:2', NATS_URL: 'tls://u:p@a:1,b:2' };
    expect(parse(addresses)()).toEqual(addresses);
  });

  it('are rejected by setting, without their passwords', () => {
    const faulty = {
      MONGODB_URI: 'mongodb://u:secret@a:1,b:x/rotadas?directConnection=maybe/',
      REDIS_URL: 'redis://u:secret@a:1,b:x',
      NATS_URL: 'http://u:secret@a',
    };
    expect(parse(faulty)).toThrow(/MONGODB_URI: must be[^]*REDIS_URL: must be[^]*NATS_URL: must be/);
    expect(parse(faulty)).not.toThrow(/secret/);
    expect(parse({ ...faulty, MONGODB_URI: 'redis://a' })).toThrow(/MONGODB_URI: must be an address/);
  });

  it('are rejected with options that a list of servers cannot have', () => {
    const uri = 'mongodb://a:1,b:2/rotadas?directConnection=true';
    expect(parse({ MONGODB_URI: uri, REDIS_URL: 'redis://a', NATS_URL: 'a' })).toThrow(
      /requires a single host/,
    );
    expect(parse({ MONGODB_URI: uri, REDIS_URL: 'redis://a,b/1', NATS_URL: 'a' })).toThrow(/one database/);
  });
});
