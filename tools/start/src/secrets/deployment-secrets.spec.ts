import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { accessPlan } from '../product/access-plan.ts';
import { deploymentSecrets } from './deployment-secrets.ts';
import { Preparation } from './preparation.ts';
import { rootDir } from '@rotadas/servers/settings/environment';

const plan = accessPlan();
const secrets = deploymentSecrets(plan, 'a-seed');
const readText = (name: string) => secrets.get(name) ?? '';
const passwordIn = (user: string, setting: string) =>
  new URL(parseEnv(readText(`${user}/servers.env`))[setting] ?? '').password;

describe('the secrets of a deployment', () => {
  it('give each service the passwords that the servers accept', () => {
    const { mongodb, nats } = Preparation.parse(JSON.parse(readText('prepare/prepare.json')));
    const { users } = JSON.parse(readText('nats/nats.conf')).authorization;
    for (const user of Object.keys(plan.nats))
      expect(users).toContainEqual(expect.objectContaining({ user, password: passwordIn(user, 'NATS_URL') }));
    for (const user of Object.keys(plan.mongodb))
      expect(mongodb.passwords[user]).toBe(passwordIn(user, 'MONGODB_URI'));
    const hashed = (password: string) => `#${createHash('sha256').update(password).digest('hex')} `;
    for (const user of Object.keys(plan.redis))
      expect(readText('redis/redis.conf')).toContain(
        `user ${user} on ${hashed(passwordIn(user, 'REDIS_URL'))}`,
      );
    for (const user of Object.keys(plan.markers))
      expect(readText('markers/redis.conf')).toContain(
        `user ${user} on ${hashed(passwordIn(user, 'MARKERS_REDIS_URL'))}`,
      );
    expect(mongodb.key).toBe(readText('mongo/mongo.key'));
    expect(nats.pass).toBe(passwordIn('operator', 'NATS_URL'));
  });

  it('limit the monitoring of NATS to its container', () => {
    expect(JSON.parse(readText('nats/nats.conf')).http).toBe('127.0.0.1:8222');
  });

  it('differ for each user and server', () => {
    const settings = ['MONGODB_URI', 'REDIS_URL', 'MARKERS_REDIS_URL', 'NATS_URL'];
    const users = [...Object.keys(plan.nats), 'operator'];
    const passwords = users.flatMap((user) => settings.map((setting) => passwordIn(user, setting)));
    expect(new Set(passwords).size).toBe(users.length * settings.length);
  });

  it.each([
    ['agreements', 'CODE_SECRET'],
    ['users', 'PERSONAL_DATA_KEY'],
  ])('give only the %s service the %s', (user, setting) => {
    const holders = [...secrets].filter(([, text]) => text.includes(setting)).map(([path]) => path);
    expect(holders).toEqual([`${user}/servers.env`]);
    expect(parseEnv(readText(`${user}/servers.env`))[setting]).toHaveLength(43);
  });

  it('are the same for the same seed, and differ for another', () => {
    expect(deploymentSecrets(plan, 'a-seed')).toEqual(secrets);
    for (const [path, text] of deploymentSecrets(plan, 'another-seed')) expect(text).not.toBe(readText(path));
  });

  it('have a volume in docker-compose.yml for each reader', () => {
    const text = readFileSync(join(rootDir, 'docker-compose.yml'), 'utf8');
    const mounted = [...text.matchAll(/secrets-(\w+):\/run\/rotadas:ro/g)].map(([, reader]) => reader);
    const readers = [...secrets.keys()].map((path) => path.split('/')[0]);
    expect(mounted.sort()).toEqual(readers.sort());
  });
});
