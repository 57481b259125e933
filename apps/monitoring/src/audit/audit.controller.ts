import { Controller, Get, Query } from '@nestjs/common';
import type { AuditAnswer } from '@rover/contracts/audit';
import { AuditDto } from './audit.dto.js';
import { ListChanges } from './list-changes.js';

@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly changes: ListChanges) {}

  @Get()
  list(@Query() query: AuditDto): Promise<AuditAnswer> {
    return this.changes.list(query);
  }
}
