import type { SignInForm } from './sign-in-form.js';
import type { SignInMode } from './sign-in-mode.js';

/** The ways in, with all that they need; each tells the user by itself how it went. */
export interface Entrance {
  byEmail(mode: SignInMode, form: SignInForm): Promise<void>;
  byGoogle(): Promise<void>;
  loadBotCheck(): Promise<unknown>;
  resetBotCheck(): void;
}

/** Gets the ways in, which need more code and calls than the form; fails where they cannot be had, and may be asked again. */
export type OpenEntrance = () => Promise<Entrance>;
