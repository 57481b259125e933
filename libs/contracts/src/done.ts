/** 200: it is done, or deleted; the message says so for people. */
export interface DoneAnswer {
  success: true;
  message: string;
}
