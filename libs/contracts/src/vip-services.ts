/** A service of the VIP page: what the server adds to the venue's own list (`vipServices` in venue). */
export interface VipServiceView {
  /** The name in the venue's list. */
  id: string;
  name: string;
  /**
   * The recording that an admin uploaded for it: a path on this site, whose content never changes; null without one.
   */
  audioUrl: string | null;
}

/** `GET /api/vip/services`: every service, in the order of the venue's list. */
export type VipServicesAnswer = VipServiceView[];

/**
 * `PUT /api/admin/vip-services/{id}/audio`: one sound in field `media` of a form, which replaces the previous one. 404
 * for an unknown service, 413 and 415 as for uploads; anything but a sound is a 415, too.
 */
export interface ServiceAudioAnswer {
  success: true;
  audioUrl: string;
}
