import { live } from '../../shared/live/live-connection.js';
import { ProvidersFeed } from './providers-feed.js';

export const liveFeed = new ProvidersFeed(live, (task) => void requestAnimationFrame(task));
