import type { Schema } from '@rover/platform/database/data-source';
import { messagingMigrations } from '@rover/platform/messaging/messaging.migration';
import { Account } from './accounts/account.entity.js';
import { CreateAccounts1764000000000 } from './accounts/create-accounts.migration.js';
import { CreateOneTimeTokens1764000000001 } from './links/create-one-time-tokens.migration.js';
import { KeepUsedTokens1764000000004 } from './links/keep-used-tokens.migration.js';
import { CoverAccountLists1764000000003 } from './users/cover-account-lists.migration.js';
import { FoldAccountSearch1764000000005 } from './users/fold-account-search.migration.js';
import { IndexAccounts1764000000002 } from './users/index-accounts.migration.js';

export const authSchema: Schema = {
  name: 'auth',
  entities: [Account],
  migrations: [
    ...messagingMigrations,
    CreateAccounts1764000000000,
    CreateOneTimeTokens1764000000001,
    IndexAccounts1764000000002,
    CoverAccountLists1764000000003,
    KeepUsedTokens1764000000004,
    FoldAccountSearch1764000000005,
  ],
};
