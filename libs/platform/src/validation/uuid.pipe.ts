import { Injectable, type PipeTransform } from '@nestjs/common';
import { validationFailed } from './dto.pipe.js';
import { isUuid } from './uuid.js';

/** An id in a path: a UUID, which is lower case from here on. Anything else is refused before any query. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw validationFailed([{ field: 'id', message: 'The id is not one of ours.' }]);
    return value.toLowerCase();
  }
}
