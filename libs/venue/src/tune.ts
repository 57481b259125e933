/** What the house plays to a guest of the site who asks for it: two traditional jigs, without end. */
export const tune = {
  src: '/music/session.mp3',
  title: 'The Kesh Jig and the Swallowtail',
} as const;
