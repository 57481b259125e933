/** A service for a party, or on its own. */
export interface VipService {
  /** Used in links, calls and code. Never changed: recordings are stored under it. */
  id: string;
  name: string;
  words: string;
}

/** In the order of an evening: what is heard, what is eaten and poured, what is seen, and the way home. */
export const vipServices = [
  {
    id: 'live-trad-band',
    name: 'Live trad band',
    words: 'Fiddle, flute, bodhrán, and a singer who knows when to stop. Mostly.',
  },
  {
    id: 'dj',
    name: 'DJ',
    words: 'From the first guest to the last dance, with one request list and no remarks about yours.',
  },
  {
    id: 'mariachi',
    name: 'Mariachi',
    words: 'Seven men in silver buttons who appear when you least expect it, and all at once.',
  },
  {
    id: 'irish-dancers',
    name: 'Irish dancers',
    words: 'Arms down, chin up, and four pairs of hard shoes that the quay hears.',
  },
  {
    id: 'karaoke',
    name: 'Karaoke',
    words: 'Two microphones, four thousand songs, and a bar that claps for all of them.',
  },
  {
    id: 'pub-quiz',
    name: 'A quiz of your own',
    words: 'Questions about the guest of honour. We ask them; you only supply the evidence.',
  },
  {
    id: 'private-bar',
    name: 'Private bartender',
    words: 'A bar in your corner, and somebody behind it who stays there all night.',
  },
  {
    id: 'whiskey-tasting',
    name: 'Whiskey or mezcal tasting',
    words: 'Six glasses and the stories behind them. By the fifth, you are telling them.',
  },
  {
    id: 'cake',
    name: 'Cake and candles',
    words: 'Chocolate and stout, or as you like it. The candles are counted discreetly.',
  },
  {
    id: 'catering-on-the-boat',
    name: 'Catering on the boat',
    words: 'The kegs, the kitchen and two steady pairs of hands, on any deck in the bay.',
  },
  {
    id: 'catering-at-home',
    name: 'Catering at the villa',
    words: 'The pub comes up the hill to you, and takes the empties down again.',
  },
  {
    id: 'decoration',
    name: 'Decoration',
    words: 'Papel picado, candles, marigolds, and balloons if there is no talking you out of them.',
  },
  {
    id: 'photographer',
    name: 'Photographer',
    words: 'One who gets the toast, the tears and the dancing, and loses the one with the hat.',
  },
  {
    id: 'big-screen',
    name: 'Big screen and microphone',
    words: 'For the match, the slides of your childhood, or the speech that was to be short.',
  },
  {
    id: 'ride-home',
    name: 'A ride home',
    words: 'Vans that wait at the door, for everybody and for as long as it takes.',
  },
] as const satisfies readonly VipService[];

export type VipServiceId = (typeof vipServices)[number]['id'];
