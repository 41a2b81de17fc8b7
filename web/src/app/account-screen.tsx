import { AccountPage } from '../features/account/account-page.js';
import { ContactsSection } from '../features/help/contacts-section.js';

export function AccountScreen() {
  return (
    <AccountPage>
      <ContactsSection />
    </AccountPage>
  );
}
