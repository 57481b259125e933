import { type DynamicModule, Module } from '@nestjs/common';
import { AuditController } from './audit/audit.controller.js';
import { AuditListener } from './audit/audit.listener.js';
import { ListChanges } from './audit/list-changes.js';
import { AllDependenciesController } from './dependencies/all-dependencies.controller.js';
import { GatherDependencies } from './dependencies/gather-dependencies.js';
import { MONITORING_CONFIG, type MonitoringConfig } from './monitoring.config.js';
import { MonitoringController } from './reports/monitoring.controller.js';
import { ReadReports } from './reports/read-reports.js';
import { ReportsListener } from './reports/reports.listener.js';
import { UndeliveredController } from './undelivered/undelivered.controller.js';
import { Undelivered } from './undelivered/undelivered.js';

@Module({})
export class MonitoringModule {
  static register(config: MonitoringConfig): DynamicModule {
    return {
      module: MonitoringModule,
      controllers: [MonitoringController, AuditController, UndeliveredController, AllDependenciesController],
      providers: [
        { provide: MONITORING_CONFIG, useValue: config },
        ReportsListener,
        ReadReports,
        AuditListener,
        ListChanges,
        Undelivered,
        GatherDependencies,
      ],
    };
  }
}
