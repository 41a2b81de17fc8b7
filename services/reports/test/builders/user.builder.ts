import type { User } from '@rotadas/contracts/users/user';

/** A user who may go online. */
export function buildUser(change: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'ayse@rotadas.example',
    fullName: 'Ayşe Yılmaz',
    profileImage: null,
    gender: 'female',
    birthDate: '1990-05-17',
    phone: '0555 111 22 33',
    description: null,
    rating: 0,
    isAdmin: false,
    termsAccepted: true,
    ...change,
  };
}
