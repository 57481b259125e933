import { badEmailAddress } from './email-address.js';

export const userTypes = ['customer', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** A user as the API shows it: exactly these fields. Times are ISO 8601 in UTC. */
export interface UserView {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  isActive: boolean;
  isEmailVerified: boolean;
  createdAt: string;
  lastLogin: string | null;
}

/** `POST /api/auth/login`. */
export interface LoginRequest {
  email: string;
  password: string;
}

/**
 * 200. An unknown address and a wrong password give the same 401; 403 EMAIL_NOT_VERIFIED only with the right password.
 */
export interface LoginAnswer {
  success: true;
  /** A JWT (ES256), sent back as `Authorization: Bearer <token>`. */
  token: string;
  user: UserView;
  message: string;
}

/** Error messages of the account forms. */
export const accountWords = {
  incomplete: 'All fields are required',
  badAddress: badEmailAddress,
  weakPassword: 'Please meet all password requirements',
  unverified: 'Please verify your email before logging in. Check your inbox for the verification link.',
} as const;

/** `POST /api/auth/register`. It can set no other field of an account. */
export interface RegisterRequest {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** 201 with `success: true`; 200 with `userExists` if this address already has an account. */
export type RegisterAnswer =
  | { success: true; message: string; email: string }
  | { success: false; userExists: true; message: string; email: string };

/** `POST /api/auth/resend-verification` and `POST /api/auth/forgot-password`: the same answer for every address. */
export interface MailedLinkRequest {
  email: string;
}

/** `POST /api/auth/verify-email`: the token of the link in the mail. */
export interface VerifyEmailRequest {
  token: string;
}

/** `POST /api/auth/reset-password`: the token of the link in the mail, and the new password. */
export interface ResetPasswordRequest {
  token: string;
  password: string;
}

/** `POST /api/admin/validate-token`: 200 for an admin, 403 for any other valid token, otherwise 401. */
export interface ValidateTokenAnswer {
  success: true;
  user: Pick<UserView, 'id' | 'email' | 'userType'>;
}

/** The claims of a token. `exp` is 12 h after `iat` for an admin, 7 days for a customer. */
export interface TokenClaims {
  /** The id of the user. */
  sub: string;
  email: string;
  userType: UserType;
  /** The user's token version when the token was issued; raising the version revokes it. */
  ver: number;
  iss: string;
  aud: string;
  iat: number;
  exp: number;
}

/** Issuer and audience of tokens. */
export const tokenIssuer = 'wild-rover/auth';
export const tokenAudience = 'wild-rover';
