import { restrictedUntil } from '@rotadas/contracts/accounts/account-state';
import type { FoundPerson } from '@rotadas/contracts/users/person';
import { useTranslation } from 'react-i18next';
import { momentText, useNow } from '../../../shared/time/time-texts.js';
import '../status-badge.css';
import './people.tr.js';

/** What sets an account apart: an admin, a restriction, an erasure. */
export function PersonMarks({ person }: { person: FoundPerson }) {
  const { t } = useTranslation('people');
  const now = useNow(60_000);
  const { isAdmin, isSuspended, eraseAt, sanction } = person;
  const marks: { tone: string; text: string }[] = [];
  if (isAdmin) marks.push({ tone: 'solved', text: t('marks.admin') });
  if (sanction && sanction.kind !== 'warning' && restrictedUntil({ eraseAt: null, sanction }) > now)
    marks.push({ tone: 'new', text: t(`marks.${sanction.kind}`) });
  if (eraseAt !== null)
    marks.push({ tone: 'under-way', text: t('marks.erasing', { at: momentText(eraseAt) }) });
  if (isSuspended) marks.push({ tone: 'closed', text: t('marks.disabled') });
  return marks.map(({ tone, text }) => (
    <span key={text} className={`status-badge status-${tone}`}>
      {text}
    </span>
  ));
}
