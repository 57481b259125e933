/** 200: it is done, or gone; the message says so to a person. */
export interface DoneAnswer {
  success: true;
  message: string;
}
