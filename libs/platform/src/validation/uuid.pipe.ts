import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { validationFailed } from './dto.pipe.js';

/** An id in a path: a UUID as PostgreSQL knows it, of any version or none, in lower case from here on. Anything else is a 400, before any query. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value, 'loose')) throw validationFailed([{ field: 'id', message: 'The id is not one of ours.' }]);
    return value.toLowerCase();
  }
}
