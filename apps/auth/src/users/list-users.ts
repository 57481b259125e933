import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SortOrder } from '@rover/contracts/paging';
import type { UserListAnswer, UserSortField, UserStatus } from '@rover/contracts/users';
import { type ObjectLiteral, Repository } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { presentAccount } from '../accounts/account.presenter.js';
import type { UserListDto } from './user-list.dto.js';

/** The columns of each order, the last one unique. There is an index on each. */
const ordersOf: Record<UserSortField, readonly string[]> = {
  createdAt: ['created_at', 'id'],
  lastLogin: ['last_login', 'id'],
  email: ['email'],
  userType: ['user_type', 'created_at', 'id'],
};

const conditionOf: Record<UserStatus, string> = {
  active: 'is_active',
  inactive: 'NOT is_active AND NOT is_deleted',
  deleted: 'is_deleted',
  all: 'true',
};

/** How a column stands in an order, and in its index, which is read either way. */
function directionOf(
  column: string,
  order: SortOrder,
): { direction: 'ASC' | 'DESC'; nulls?: 'NULLS FIRST' | 'NULLS LAST' } {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  if (column !== 'last_login') return { direction };
  // Whoever never logged in did so longest ago.
  return { direction, nulls: order === 'asc' ? 'NULLS FIRST' : 'NULLS LAST' };
}

/** The admin's list of users: searched, filtered, sorted and paged by the database. */
@Injectable()
export class ListUsers {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  async list(query: UserListDto): Promise<UserListAnswer> {
    const { page, pageSize } = query;
    const [accounts, total] = await Promise.all([this.pageOf(query), this.count(query)]);
    return { users: accounts.map(presentAccount), total, page, pageSize };
  }

  /** What comes before the page is skipped in an index; only the page itself is read. */
  private pageOf(query: UserListDto): Promise<Account[]> {
    const { matching, parameters } = matchingAccounts(query);
    const ids = `SELECT id FROM (${matching}) AS matching ORDER BY ${orderOf(query)} OFFSET :skipped LIMIT :pageSize`;
    const { page, pageSize } = query;
    const rows = this.accounts.createQueryBuilder('account').where(`account.id IN (${ids})`);
    for (const column of ordersOf[query.sort]) {
      const { direction, nulls } = directionOf(column, query.order);
      rows.addOrderBy(`account.${column}`, direction, nulls);
    }
    return rows.setParameters({ ...parameters, pageSize, skipped: (page - 1) * pageSize }).getMany();
  }

  private async count(query: UserListDto): Promise<number> {
    const { matching, parameters } = matchingAccounts(query);
    const counted = await this.accounts.manager
      .createQueryBuilder()
      .select('count(*)::integer', 'total')
      .from(`(${matching})`, 'matching')
      .setParameters(parameters)
      .getRawOne<{ total: number }>();
    return counted?.total ?? 0;
  }
}

function matchingAccounts({ search, type, status }: UserListDto): { matching: string; parameters: ObjectLiteral } {
  const conditions = [conditionOf[status]];
  if (search !== '') conditions.push('search_text LIKE lower(:pattern)');
  if (type !== 'all') conditions.push('user_type = :type');
  // Else the planner, hoping for an early match, may walk the whole table in the order asked for.
  const searchFirst = search !== '' ? 'OFFSET 0' : '';
  return {
    matching: `SELECT * FROM accounts WHERE ${conditions.join(' AND ')} ${searchFirst}`,
    parameters: { pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%`, type },
  };
}

function orderOf({ sort, order }: UserListDto): string {
  const terms = ordersOf[sort].map((column) => {
    const { direction, nulls = '' } = directionOf(column, order);
    return `${column} ${direction} ${nulls}`;
  });
  return terms.join(', ');
}
