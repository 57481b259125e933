import { Body, Controller, Delete, Get, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import type { TokenClaims } from '@rover/contracts/auth';
import type { DoneAnswer } from '@rover/contracts/done';
import type { UserListAnswer, UserUpdateAnswer } from '@rover/contracts/users';
import { csvFile } from '@rover/platform/http/csv-file';
import type { ReplyHead } from '@rover/platform/http/reply-head';
import { CurrentUser } from '@rover/platform/security/current-user.decorator';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { venueToday } from '@rover/venue/events/event-clock';
import { presentAccount } from '../accounts/account.presenter.js';
import { ChangeAccess } from './change-access.js';
import { ListUsers } from './list-users.js';
import { UserChangesDto } from './user-changes.dto.js';
import { userColumns } from './user-file.js';
import { UserListDto } from './user-list.dto.js';

@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly listing: ListUsers,
    private readonly access: ChangeAccess,
  ) {}

  @Get()
  list(@Query() query: UserListDto): Promise<UserListAnswer> {
    return this.listing.list(query);
  }

  @Get('export')
  async export(@Query() query: UserListDto, @Res({ passthrough: true }) reply: ReplyHead): Promise<StreamableFile> {
    return csvFile(`users-${venueToday()}`, userColumns, await this.listing.stream(query), reply);
  }

  @Put(':id')
  async change(
    @Param('id', UuidPipe) id: string,
    @Body() changes: UserChangesDto,
    @CurrentUser() admin: TokenClaims,
  ): Promise<UserUpdateAnswer> {
    return { success: true, user: presentAccount(await this.access.change(id, changes, admin)) };
  }

  @Delete(':id')
  async delete(@Param('id', UuidPipe) id: string, @CurrentUser() admin: TokenClaims): Promise<DoneAnswer> {
    await this.access.delete(id, admin);
    return { success: true, message: 'The user is deleted.' };
  }
}
