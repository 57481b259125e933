import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '@rover/platform/http/domain-error';
import { type VipService, vipServices } from '@rover/venue/vip/vip-services';

/** The service that a path names. Anything else is a 404, before the body is read. */
@Injectable()
export class VipServicePipe implements PipeTransform<string, VipService> {
  transform(value: string): VipService {
    const service = vipServices.find(({ id }) => id === value);
    if (!service) throw notFound('service');
    return service;
  }
}
