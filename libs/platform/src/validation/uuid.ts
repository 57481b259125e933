import { IsUUID, isUUID } from 'class-validator';

/** As PostgreSQL knows them: of any version, or of none. */
const anyVersion = 'loose';

export function isUuid(value: string): boolean {
  return isUUID(value, anyVersion);
}

/** An id, or, where `each` says so, a list of them. */
export function Uuid(message: string, { each = false } = {}): PropertyDecorator {
  return IsUUID(anyVersion, { each, message });
}
