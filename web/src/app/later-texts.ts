import { laterCatalogues } from './later-catalogues.js';
import { addTexts } from './start-texts.js';

addTexts(laterCatalogues);
