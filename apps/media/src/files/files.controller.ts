import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { Public } from '@rover/platform/security/public.decorator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServeFile } from './serve-file.js';

@Public()
@Controller('media')
export class FilesController {
  constructor(private readonly serving: ServeFile) {}

  @Get(':id/:name')
  serve(
    @Param('id') mediaId: string,
    @Param('name') name: string,
    @Query('w') width: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.serving.serve({ mediaId, name, width, accept: request.headers.accept }, request, reply);
  }
}
