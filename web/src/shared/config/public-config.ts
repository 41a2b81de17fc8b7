import '../../zod-without-eval.js';
import { PublicConfig } from '@rotadas/contracts/config/public-config';
import { createContext, useContext } from 'react';

/** Asks the gateway where the app runs; fails when it does not answer or answers something else. */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config');
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return PublicConfig.parse(await response.json());
}

const ConfigContext = createContext<PublicConfig | null>(null);

/** Hands the configuration to the screens. */
export const ConfigProvider = ConfigContext;

/** The configuration that the app was started with. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('usePublicConfig needs a ConfigProvider above it');
  return config;
}
