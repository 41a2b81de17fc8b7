import { z } from 'zod';
import { NatsUrl, RedisUrl } from './env-primitives.js';
import { MongodbUrl } from '../mongodb/mongodb-url.js';
import { parseEnv } from './parse-env.js';

const Schema = z.object({ MONGODB_URI: MongodbUrl, REDIS_URL: RedisUrl, NATS_URL: NatsUrl });

const parse = (addresses: Record<string, string>) => () => parseEnv(Schema, addresses);

describe('server addresses', () => {
  it.each([
    {
      MONGODB_URI: 'mongodb://127.0.0.1:27017/rotadas?directConnection=true',
      REDIS_URL: 'redis://127.0.0.1:6379',
      NATS_URL: 'nats://127.0.0.1:4222',
    },
    {
      MONGODB_URI: 'mongodb://u:p%40@a:1,b:2,c:3/rotadas-users?replicaSet=rs&authSource=admin&tls=true',
      REDIS_URL: 'rediss://u:p%40@a:1,b:2,c:3',
      NATS_URL: 'tls://u:p%40@a:1,b:2,c:3',
    },
    {
      MONGODB_URI: 'mongodb+srv://u:p@cluster.example/rotadas',
      REDIS_URL: 'redis://u:p@a/1',
      NATS_URL: 'nats://a:1,nats://b:2',
    },
  ])('accepts one or several, with users and encryption, unchanged: $REDIS_URL', (addresses) => {
    expect(parse(addresses)()).toEqual(addresses);
  });

  it('rejects invalid addresses by setting, without their passwords', () => {
    const faulty = {
      MONGODB_URI: 'mongodb://u:secret@a:1,b:x/rotadas?directConnection=maybe/',
      REDIS_URL: 'redis://u:secret@a:1,b:x',
      NATS_URL: 'http://u:secret@a',
    };
    expect(parse(faulty)).toThrow(/MONGODB_URI: must be[^]*REDIS_URL: must be[^]*NATS_URL: must be/);
    expect(parse(faulty)).not.toThrow(/secret/);
    expect(parse({ ...faulty, MONGODB_URI: 'redis://a' })).toThrow(/MONGODB_URI: must be an address/);
  });

  it('accepts a list of servers', () => {
    const uri = 'mongodb://a:1,b:2/rotadas?directConnection=true';
    expect(parse({ MONGODB_URI: uri, REDIS_URL: 'redis://a', NATS_URL: 'a' })).toThrow(
      /requires a single host/,
    );
    expect(parse({ MONGODB_URI: uri, REDIS_URL: 'redis://a,b/1', NATS_URL: 'a' })).toThrow(/one database/);
  });
});
