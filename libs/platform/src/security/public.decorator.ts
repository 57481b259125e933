import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'rover:public';

/** Opens a route to everybody. Without it, a route takes only the token of an admin. */
export const Public = () => SetMetadata(PUBLIC, true);
