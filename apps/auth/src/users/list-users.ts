import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { UserListAnswer, UserSortField, UserStatus } from '@rover/contracts/users';
import type { Selection, SortColumn } from '@rover/platform/database/lists/list-statements';
import { readList } from '@rover/platform/database/lists/read-list';
import { type ListStream, streamList } from '@rover/platform/database/lists/stream-list';
import { Repository } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { presentAccount } from '../accounts/account.presenter.js';
import type { UserListDto } from './user-list.dto.js';

/** The columns of each order, the last one unique. There is an index on each. */
const ordersOf: Record<UserSortField, readonly SortColumn[]> = {
  createdAt: ['created_at', 'id'],
  // Users who never logged in sort as those whose last login is longest ago.
  lastLogin: [{ nullable: 'last_login' }, 'id'],
  email: ['email'],
  userType: ['user_type', 'created_at', 'id'],
};

const conditionOf: Record<UserStatus, string> = {
  active: 'is_active',
  inactive: 'NOT is_active AND NOT is_deleted',
  deleted: 'is_deleted',
  all: 'true',
};

/** The admin's list of users. */
@Injectable()
export class ListUsers {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  async list(query: UserListDto): Promise<UserListAnswer> {
    const { rows, ...counted } = await readList(this.accounts, query, selectionOf(query));
    return { users: rows.map(presentAccount), ...counted, page: query.page, pageSize: query.pageSize };
  }

  /** All users that match, whatever page is asked for. */
  stream(query: UserListDto): Promise<ListStream<Account>> {
    return streamList(this.accounts, query, selectionOf(query));
  }
}

function selectionOf({ status, type, sort }: UserListDto): Selection {
  const conditions = [conditionOf[status]];
  if (type !== 'all') conditions.push('user_type = :type');
  return { conditions, parameters: { type }, sortedBy: ordersOf[sort] };
}
