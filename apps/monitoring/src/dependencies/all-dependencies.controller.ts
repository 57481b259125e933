import { Controller, Get, Headers } from '@nestjs/common';
import type { DependenciesAnswer } from '@rover/contracts/dependencies';
import { GatherDependencies } from './gather-dependencies.js';

@Controller('api/admin/dependencies')
export class AllDependenciesController {
  constructor(private readonly dependencies: GatherDependencies) {}

  @Get()
  list(@Headers('authorization') authorization: string): Promise<DependenciesAnswer> {
    return this.dependencies.gather(authorization);
  }
}
