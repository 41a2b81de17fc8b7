import { useSelector } from 'react-redux';
import { selectSession } from './session-slice.js';

/** Empty while signed out. */
export function useUserId(): string {
  const session = useSelector(selectSession);
  return session.status === 'signed-in' ? session.uid : '';
}
