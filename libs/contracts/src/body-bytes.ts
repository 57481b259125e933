/** Maximum bytes of a JSON body: at the gateway, and in the service behind it. */
export const bodyBytes = {
  usual: 64 * 1024,
  /** Of an event, whose description is HTML. */
  event: 256 * 1024,
} as const;
