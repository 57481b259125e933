import { type UserType, userTypes } from '@rover/contracts/auth';
import type { UserSortField, UserStatus } from '@rover/contracts/users';
import type { DeskChoice, DeskConfig } from '../desk/desk-config.js';
import { typeNames } from './user-words.js';

interface UserFilters extends Record<string, string> {
  type: UserType | 'all';
  status: UserStatus;
}

/** Which users the desk shows, in which order. */
export type UserChoice = DeskChoice<UserSortField, UserFilters>;

/** The search, filters and orders of the users. */
export const userDeskConfig: DeskConfig<UserSortField, UserFilters> = {
  searchHint: 'Name, email...',
  filters: {
    type: { label: 'Type', options: [['all', 'All'], ...userTypes.map((type) => [type, typeNames[type]] as const)] },
    status: {
      label: 'Status',
      options: [
        ['active', 'Active Only'],
        ['inactive', 'Inactive Only'],
        ['deleted', 'Deleted Only'],
        ['all', 'All Statuses'],
      ],
    },
  },
  sorts: [
    { field: 'createdAt', name: 'Date Joined', begins: 'desc' },
    { field: 'lastLogin', name: 'Last Login', begins: 'desc' },
    { field: 'email', name: 'Email', begins: 'asc' },
    { field: 'userType', name: 'User Type', begins: 'asc' },
  ],
};
