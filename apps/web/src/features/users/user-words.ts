import type { UserType, UserView } from '@rover/contracts/auth';
import { deletedMarker, type UserStatus } from '@rover/contracts/users';
import type { BadgeTone } from '@rover/ui/badge';
import type { DeepNullable } from '../../http/partial-response.js';

export const typeNames: Record<UserType, string> = { customer: 'Customer', admin: 'Admin' };

type State = Exclude<UserStatus, 'all'>;

export const stateNames: Record<State, string> = { active: 'Active', inactive: 'Inactive', deleted: 'Deleted' };

export const stateTones: Record<State, BadgeTone> = { active: 'leaf', inactive: 'marigold', deleted: 'terracotta' };

/** A deleted user is recognised by the address, with which nobody can sign up. */
export function stateOf({ email, isActive }: Pick<UserView, 'email' | 'isActive'>): State {
  if (email?.includes(deletedMarker)) return 'deleted';
  return isActive ? 'active' : 'inactive';
}

type Named = DeepNullable<Pick<UserView, 'firstName' | 'lastName'>>;

/** The name in the list. */
export function nameOf(user: Named): string {
  return fullNameOf(user) || 'No Name';
}

/** The name in accessible labels, with which two users can be told apart. */
export function calledBy(user: Named & Pick<UserView, 'email'>): string {
  return fullNameOf(user) || user.email;
}

function fullNameOf({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ').trim();
}
