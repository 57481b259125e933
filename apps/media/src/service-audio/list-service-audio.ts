import { Injectable } from '@nestjs/common';
import type { VipServicesAnswer } from '@rover/contracts/vip-services';
import { vipServices } from '@rover/venue/vip/vip-services';
import { DataSource, IsNull, Not } from 'typeorm';
import { Media } from '../media/media.entity.js';

/** The services of the VIP page, and their recordings. */
@Injectable()
export class ListServiceAudio {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<VipServicesAnswer> {
    const recorded = await this.dataSource.manager.findBy(Media, { vipService: Not(IsNull()) });
    const urls = new Map(recorded.map(({ vipService, url }) => [vipService, url]));
    return vipServices.map(({ id, name }) => ({ id, name, audioUrl: urls.get(id) ?? null }));
  }
}
