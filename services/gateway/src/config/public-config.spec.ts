import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from '../env.js';
import { toPublicConfig } from './public-config.js';

const configOf = (settings: Record<string, string>) => toPublicConfig(parseEnv(GatewayEnv, settings));

describe('publicConfigOf', () => {
  it('has the whole identity configuration of the operator', () => {
    const config = configOf({
      FIREBASE_PROJECT_ID: 'own-project',
      FIREBASE_API_KEY: 'own-key',
      FIREBASE_AUTH_DOMAIN: 'sign-in.rotadas.example',
      FIREBASE_STORAGE_BUCKET: 'own-project.appspot.com',
      FIREBASE_MESSAGING_SENDER_ID: '123456',
      FIREBASE_APP_ID: '1:123456:web:abc',
      FIREBASE_MEASUREMENT_ID: 'G-ABC',
    });
    expect(config).toMatchObject({
      firebase: {
        apiKey: 'own-key',
        authDomain: 'sign-in.rotadas.example',
        projectId: 'own-project',
        storageBucket: 'own-project.appspot.com',
        messagingSenderId: '123456',
        appId: '1:123456:web:abc',
        measurementId: 'G-ABC',
      },
      authEmulatorUrl: null,
    });
  });

  it('has no Firebase where no project is configured', () => {
    expect(configOf({})).toMatchObject({ firebase: null, authEmulatorUrl: null, googleMapsKey: null });
  });
});
