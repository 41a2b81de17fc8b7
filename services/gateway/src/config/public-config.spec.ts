import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from '../env.js';
import { toPublicConfig } from './public-config.js';

const publicConfig = (settings: Record<string, string>) => toPublicConfig(parseEnv(GatewayEnv, settings));

describe('toPublicConfig', () => {
  it('contains the Firebase configuration', () => {
    const config = publicConfig({
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

  it('names the style of the operator, else the file of MAP_TILES, as the map', () => {
    const tiles = { MAP_TILES: '/srv/map.pmtiles' };
    expect(publicConfig(tiles).mapStyleUrl).toBe('/map/streets.pmtiles');
    const style = 'https://maps.example/style.json';
    expect(publicConfig({ ...tiles, MAP_STYLE_URL: style }).mapStyleUrl).toBe(style);
  });

  it('has no Firebase configuration without a project', () => {
    expect(publicConfig({})).toMatchObject({ firebase: null, authEmulatorUrl: null, googleMapsKey: null });
  });
});
