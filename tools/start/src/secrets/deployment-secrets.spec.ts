import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { rootDir } from '@rotadas/servers/settings/folders';
import { signInPlan } from '../product/sign-in-plan.ts';
import { deploymentSecrets } from './deployment-secrets.ts';
import { Preparation } from './preparation.ts';

const plan = signInPlan();
const secrets = deploymentSecrets(plan);
const textOf = (name: string) => secrets.get(name) ?? '';
const passwordIn = (user: string, setting: string) =>
  new URL(parseEnv(textOf(`${user}.env`))[setting] ?? '').password;

describe('the secrets of a deployment', () => {
  it('give each service the passwords that the servers know', () => {
    const { mongodb, nats } = Preparation.parse(JSON.parse(textOf('prepare.json')));
    const { users } = JSON.parse(textOf('nats.conf')).authorization;
    for (const user of Object.keys(plan.nats))
      expect(users).toContainEqual(expect.objectContaining({ user, password: passwordIn(user, 'NATS_URL') }));
    for (const user of Object.keys(plan.mongodb))
      expect(mongodb.passwords[user]).toBe(passwordIn(user, 'MONGODB_URI'));
    const hashed = (password: string) => `#${createHash('sha256').update(password).digest('hex')} `;
    for (const user of Object.keys(plan.redis))
      expect(textOf('redis.conf')).toContain(`user ${user} on ${hashed(passwordIn(user, 'REDIS_URL'))}`);
    for (const user of Object.keys(plan.markers))
      expect(textOf('markers.conf')).toContain(
        `user ${user} on ${hashed(passwordIn(user, 'MARKERS_REDIS_URL'))}`,
      );
    expect(mongodb.key).toBe(textOf('mongo.key'));
    expect(nats.pass).toBe(passwordIn('operator', 'NATS_URL'));
  });

  it('are new each time, and another for each user and server', () => {
    const settings = ['MONGODB_URI', 'REDIS_URL', 'MARKERS_REDIS_URL', 'NATS_URL'];
    const users = Object.keys(plan.nats);
    const passwords = users.flatMap((user) => settings.map((setting) => passwordIn(user, setting)));
    expect(new Set([...passwords, passwordIn('operator', 'NATS_URL')]).size).toBe(passwords.length + 1);
    expect(deploymentSecrets(plan).get('mongo.key')).not.toBe(textOf('mongo.key'));
  });

  it('are all the files that the container file names', () => {
    const text = readFileSync(join(rootDir, 'docker-compose.yml'), 'utf8');
    const named = [...text.matchAll(/deploy\/secrets\/([\w.-]+)/g)].map(([, name = '']) => name);
    expect(new Set(named)).toEqual(new Set([...secrets.keys()].filter((name) => name !== 'operator.env')));
  });
});
