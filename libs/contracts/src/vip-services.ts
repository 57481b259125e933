/** A service of the VIP page, as far as the server knows more of it than the venue's own list (`vipServices` in venue). */
export interface VipServiceView {
  /** As in the venue's list. */
  id: string;
  name: string;
  /** What an admin recorded for it: a path on this site, which never changes its content; null while there is nothing. */
  audioUrl: string | null;
}

/** `GET /api/vip/services`: every service, in the order of the venue's list. */
export type VipServicesAnswer = VipServiceView[];

/**
 * `PUT /api/admin/vip-services/{id}/audio`: one sound in field `media` of a form, in place of what there was. 404 for an
 * unknown service, 413 and 415 as uploads have them; what is not a sound is a 415, too.
 */
export interface ServiceAudioAnswer {
  success: true;
  audioUrl: string;
}
