import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../security/public.decorator.js';
import { metrics } from './metrics.js';

@Public()
@Controller('metrics')
export class MetricsController {
  @Get()
  @Header('content-type', metrics.contentType)
  scrape(): Promise<string> {
    return metrics.metrics();
  }
}
