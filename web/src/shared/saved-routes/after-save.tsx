import { InstallCard } from '../install/install-card.js';
import { PushAsk } from '../push/push-ask.js';

/** What is asked once a route is saved: whether push may come, else whether to install the app. */
export default function AfterSave() {
  return <PushAsk otherwise={<InstallCard />} />;
}
