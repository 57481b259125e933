import { Controller, Get } from '@nestjs/common';
import type { InternalDependenciesAnswer } from '@rover/contracts/dependencies';
import { Dependencies } from './dependencies.js';

/** For monitoring, with the token of the admin who looks; the gateway does not route it. */
@Controller('internal/dependencies')
export class DependenciesController {
  constructor(private readonly dependencies: Dependencies) {}

  @Get()
  list(): Promise<InternalDependenciesAnswer> {
    return this.dependencies.look();
  }
}
