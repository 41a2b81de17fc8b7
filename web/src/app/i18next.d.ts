import 'i18next';
import type { catalogues } from './catalogues.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: typeof catalogues;
  }
}
