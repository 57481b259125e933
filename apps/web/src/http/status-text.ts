/** The standard phrases of what the API and the proxies before it refuse with (RFC 9110). */
const phrases: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The status of an answer, from `fetch` or XMLHttpRequest. */
export type AnswerHead = Pick<Response, 'status' | 'statusText'>;

/** A response's status as a phrase. HTTP/2 sends none, so there the standard one is used. */
export function statusTextOf({ status, statusText }: AnswerHead): string {
  return statusText || (phrases[status] ?? '');
}
