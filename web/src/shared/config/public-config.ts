import { configCalls } from '@rotadas/contracts/config/config.calls';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { createContext, useContext } from 'react';
import { CALL_TIMEOUT_MS } from '../loading/call-timeout.js';

/**
 * Checks the response by hand, since the schema would add zod to the first load of the login page.
 */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const response = await fetch(configCalls.get.path, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const body: unknown = await response.json();
  if (!isPublicConfig(body)) throw new Error(`unexpected response from ${configCalls.get.path}`);
  return body;
}

function isPublicConfig(body: unknown): body is PublicConfig {
  if (!isRecord(body) || !isText(body['contactEmail'])) return false;
  const { firebase } = body;
  if (firebase !== null && !(isRecord(firebase) && FIREBASE.every((name) => isText(firebase[name]))))
    return false;
  return NULLABLE.every((name) => body[name] === null || isText(body[name]));
}

/** The mandatory fields. The optional ones are only passed to the SDK and the analytics. */
const FIREBASE = ['apiKey', 'authDomain', 'projectId'];
const NULLABLE = ['authEmulatorUrl', 'googleMapsKey', 'mapStyleUrl', 'recaptchaSiteKey'];

const isText = (value: unknown) => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const ConfigContext = createContext<PublicConfig | null>(null);

export const PublicConfigProvider = ConfigContext;

export function usePublicConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('PublicConfigProvider is missing');
  return config;
}
