import { Controller, Get, Query } from '@nestjs/common';
import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { MonitoringDto } from './monitoring.dto.js';
import { ReadReports } from './read-reports.js';

@Controller('api/admin/monitoring')
export class MonitoringController {
  constructor(private readonly reports: ReadReports) {}

  @Get()
  read(@Query() { days }: MonitoringDto): Promise<MonitoringAnswer> {
    return this.reports.read(days);
  }
}
