import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { UploadFolder } from '@rover/platform/files/upload-folder';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { type FormPictures, readEventForm } from './event-form.js';

type FormRequest = FastifyRequest & { pictures?: FormPictures };

/** Lets a route that takes JSON also take a form: the body that follows is the same. */
@Injectable()
export class MultipartInterceptor implements NestInterceptor {
  private readonly logger = new Logger(MultipartInterceptor.name);

  constructor(private readonly uploads: UploadFolder) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FormRequest>();
    if (!request.isMultipart()) return next.handle();
    const { fields, pictures, clear } = await readEventForm(request, this.uploads);
    request.body = fields;
    request.pictures = pictures;
    const clearAway = () => {
      clear().catch((error: unknown) => this.logger.warn(`A picture was left behind: ${redactedMessage(error)}`));
    };
    return next.handle().pipe(finalize(clearAway));
  }
}

/** The pictures of the form; none of JSON. */
export const Pictures = createParamDecorator((_: unknown, context: ExecutionContext): FormPictures => {
  return context.switchToHttp().getRequest<FormRequest>().pictures ?? {};
});
