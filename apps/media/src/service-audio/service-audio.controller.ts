import { Controller, Delete, Get, Header, Param, Put, Req } from '@nestjs/common';
import type { DoneAnswer } from '@rover/contracts/done';
import type { ServiceAudioAnswer, VipServicesAnswer } from '@rover/contracts/vip-services';
import { Public } from '@rover/platform/security/public.decorator';
import type { VipService } from '@rover/venue/vip/vip-services';
import type { FastifyRequest } from 'fastify';
import { DeleteServiceAudio } from './delete-service-audio.js';
import { KeepServiceAudio } from './keep-service-audio.js';
import { ListServiceAudio } from './list-service-audio.js';
import { VipServicePipe } from './vip-service.pipe.js';

@Controller()
export class ServiceAudioController {
  constructor(
    private readonly services: ListServiceAudio,
    private readonly keeping: KeepServiceAudio,
    private readonly deletion: DeleteServiceAudio,
  ) {}

  @Public()
  @Get('api/vip/services')
  @Header('cache-control', 'no-cache')
  list(): Promise<VipServicesAnswer> {
    return this.services.list();
  }

  @Put('api/admin/vip-services/:id/audio')
  async keep(
    @Param('id', VipServicePipe) service: VipService,
    @Req() request: FastifyRequest,
  ): Promise<ServiceAudioAnswer> {
    return { success: true, audioUrl: await this.keeping.keep(service, request) };
  }

  @Delete('api/admin/vip-services/:id/audio')
  async remove(@Param('id', VipServicePipe) service: VipService): Promise<DoneAnswer> {
    await this.deletion.delete(service);
    return { success: true, message: 'The recording is deleted.' };
  }
}
