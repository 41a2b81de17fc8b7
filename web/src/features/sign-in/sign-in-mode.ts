/** What the page does with an e-mail and a password. */
export type SignInMode = 'login' | 'register';
