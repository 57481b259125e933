/** Why the embedded database cannot run, in words meant for whoever started the product. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
