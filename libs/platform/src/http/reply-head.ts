/** The status and the headers of a reply, for a controller that returns its body. */
export interface ReplyHead {
  code(status: number): unknown;
  header(name: string, value: string): unknown;
}
