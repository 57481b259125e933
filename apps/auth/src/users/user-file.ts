import type { CsvColumn } from '@rover/platform/http/csv-file';
import { venueMinute } from '@rover/venue/events/event-clock';
import type { Account } from '../accounts/account.entity.js';

/** The columns of the users' spreadsheet. */
export const userColumns: readonly CsvColumn<Account>[] = [
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Type', ({ userType }) => userType],
  ['Active', ({ isActive }) => (isActive ? 'yes' : 'no')],
  ['Email Verified', ({ isEmailVerified }) => (isEmailVerified ? 'yes' : 'no')],
  ['Joined', ({ createdAt }) => venueMinute(createdAt)],
  ['Last Login', ({ lastLogin }) => (lastLogin ? venueMinute(lastLogin) : '')],
];
