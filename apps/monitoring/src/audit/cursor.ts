/** A place in the list of changes: milliseconds since 1970, and the id of the record there. */
export const cursorPattern = /^\d{12,14}_[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export function encodeCursor(at: Date, recordId: string): string {
  return `${at.getTime()}_${recordId}`;
}

/** @param place in the form of cursorPattern */
export function decodeCursor(place: string): { at: Date; recordId: string } {
  const [milliseconds, recordId = ''] = place.split('_');
  return { at: new Date(Number(milliseconds)), recordId };
}
