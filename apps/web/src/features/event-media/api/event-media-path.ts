/** The address of an event's media, or of one of them. */
export function eventMediaPath(eventId: string, mediaUrl?: string): string {
  const all = `/api/admin/events/${eventId}/media`;
  return mediaUrl === undefined ? all : `${all}/${encodeURIComponent(mediaUrl)}`;
}
