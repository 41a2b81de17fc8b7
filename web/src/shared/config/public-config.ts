import { configCalls } from '@rotadas/contracts/config/config.calls';
import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import { createContext, useContext } from 'react';

/** Checks the shape only: the schema would bring its library into the first load of the login. */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const response = await fetch(configCalls.get.path);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const answer: unknown = await response.json();
  if (!isPublicConfig(answer)) throw new Error(`${configCalls.get.path} answered something else`);
  return answer;
}

function isPublicConfig(answer: unknown): answer is PublicConfig {
  return typeof answer === 'object' && answer !== null && 'firebase' in answer && 'contactEmail' in answer;
}

const ConfigContext = createContext<PublicConfig | null>(null);

export const ConfigProvider = ConfigContext;

export function usePublicConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('usePublicConfig needs a ConfigProvider above it');
  return config;
}
