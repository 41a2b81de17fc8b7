import type { Account } from '../domain/account.js';
import type { UserDocument } from './user.schema.js';

/** The account in a document; a field that is not named here never leaves the store. */
export function toAccount(document: UserDocument): Account {
  return {
    id: document._id,
    googleId: document.googleId,
    email: document.email,
    profileImage: document.profileImage,
    fullName: document.fullName,
    gender: document.gender,
    birthDate: document.birthDate,
    phone: document.phone,
    description: document.description,
    rating: document.rating,
    isAdmin: document.isAdmin,
    termsAccepted: document.termsAccepted,
  };
}
