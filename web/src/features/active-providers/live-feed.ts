import { live } from '../../shared/live/live.js';
import { ProvidersFeed } from './providers-feed.js';

export const liveFeed = new ProvidersFeed(live, (task) => void requestAnimationFrame(task));
