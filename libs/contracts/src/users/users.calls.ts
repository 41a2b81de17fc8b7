import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { AcceptTermsInput, ProfileInput, RegistrationInput } from './profile.js';
import { PHOTO_TYPES, PHOTO_UPLOAD_BYTES_MAX, PhotoHash, STORED_PHOTO_TYPE } from './photo.js';
import { PublicProfile } from './public-profile.js';
import { CurrentUser, PublicUser, User } from './user.js';
import { usersRpc } from './users.rpc.js';

const common = { tag: 'users', access: 'signed-in', limit: 'user' } as const;

export const usersCalls = {
  me: defineCall({
    ...common,
    access: 'restricted',
    method: 'GET',
    path: '/api/users/me',
    summary: 'Returns the signed-in user. The first call creates the account.',
    responses: { 200: { description: 'The user', body: CurrentUser } },
    errors: usersRpc.identify.errors,
  }),
  register: defineCall({
    ...common,
    access: 'restricted',
    method: 'POST',
    path: '/api/users/register',
    summary: 'Creates the account, or fills in an empty name and picture. Idempotent.',
    body: RegistrationInput,
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.register.errors,
  }),
  updateProfile: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/profile',
    summary: 'Updates the profile. Omitted fields stay, null clears a field.',
    body: ProfileInput,
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.updateProfile.errors,
  }),
  acceptTerms: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/accept-terms',
    summary: 'Accepts the terms in force; with `version`, only if it is still in force.',
    body: AcceptTermsInput.nullish(),
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.acceptTerms.errors,
  }),
  setPhoto: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/photo',
    summary: 'Replaces the photo of the profile by an image, which is cut to a square of 512 pixels.',
    upload: PHOTO_TYPES,
    bodyBytes: PHOTO_UPLOAD_BYTES_MAX,
    responses: { 200: { description: 'The account', body: User } },
    errors: [...usersRpc.setPhoto.errors, 'photo-unreadable', 'body-too-large'],
  }),
  removePhoto: defineCall({
    ...common,
    method: 'DELETE',
    path: '/api/users/photo',
    summary: 'Removes the photo of the profile.',
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.removePhoto.errors,
  }),
  getPhoto: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/{id}/photo/{hash}',
    summary: 'Returns the photo of a user; its address changes with its content.',
    access: 'public',
    limit: 'address',
    params: z.strictObject({ id: SerialIdText, hash: PhotoHash }),
    responses: { 200: { description: 'The photo', media: STORED_PHOTO_TYPE } },
    errors: usersRpc.getPhoto.errors,
  }),
  verifyPhone: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/phone-verification',
    summary: 'Makes the phone number of the ID token the verified one of the profile.',
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.verifyPhone.errors,
  }),
  profile: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/{id}/profile',
    summary: 'Returns what a user shows to others: picture, ratings, vehicle. Blocked users are unknown.',
    params: z.strictObject({ id: SerialIdText }),
    responses: { 200: { description: 'The profile', body: PublicProfile } },
    errors: usersRpc.getProfile.errors,
  }),
  get: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'Returns the public profile of a user. Only admins and the user get the email address.',
    params: z.strictObject({ id: SerialIdText }),
    responses: { 200: { description: 'The user', body: PublicUser } },
    errors: usersRpc.getPublic.errors,
  }),
};
