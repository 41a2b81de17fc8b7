import { configCalls } from '@rotadas/contracts/config/config.calls';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { createContext, useContext } from 'react';

/** Checks the shape only: the schema would bring its library into the first load of the login. */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const response = await fetch(configCalls.get.path);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const body: unknown = await response.json();
  if (!isPublicConfig(body)) throw new Error(`unexpected response from ${configCalls.get.path}`);
  return body;
}

function isPublicConfig(body: unknown): body is PublicConfig {
  return typeof body === 'object' && body !== null && 'firebase' in body && 'contactEmail' in body;
}

const ConfigContext = createContext<PublicConfig | null>(null);

export const ConfigProvider = ConfigContext;

export function usePublicConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('usePublicConfig needs a ConfigProvider above it');
  return config;
}
