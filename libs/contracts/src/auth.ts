export type UserType = 'customer' | 'admin';

/** A user as the API shows it: exactly these fields (decisions.md 9). Times are ISO 8601 in UTC. */
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

export interface LoginRequest {
  email: string;
  password: string;
}

export interface LoginAnswer {
  success: true;
  /** A JWT (ES256), sent back as `Authorization: Bearer <token>`. */
  token: string;
  user: UserView;
  message: string;
}

export interface ValidateTokenAnswer {
  success: true;
  user: UserView;
}

/** The claims of a token. `exp` is 12 h after `iat` for an admin, 7 days for a customer. */
export interface TokenClaims {
  /** The id of the user. */
  sub: string;
  email: string;
  userType: UserType;
  /** The user's token version when the token was made; a raised version revokes it. */
  ver: number;
  iss: string;
  aud: string;
  iat: number;
  exp: number;
}

/** Who issues tokens, and for whom. */
export const tokenIssuer = 'wild-rover/auth';
export const tokenAudience = 'wild-rover';
