/** The music that a guest can play: two traditional jigs, in a loop. */
export const tune = {
  src: '/music/session.mp3',
  title: 'The Kesh Jig and the Swallowtail',
} as const;
