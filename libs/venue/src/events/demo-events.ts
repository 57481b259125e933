import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { nextFriday } from 'date-fns/nextFriday';
import { nextSaturday } from 'date-fns/nextSaturday';
import { nextSunday } from 'date-fns/nextSunday';
import { nextThursday } from 'date-fns/nextThursday';
import { nextWednesday } from 'date-fns/nextWednesday';
import { venue } from '../venue.js';
import { venueToday } from './event-clock.js';

/** A guest of a sample event. */
export interface DemoGuest {
  fullName: string;
  /** At example.com, which accepts no mail. */
  email: string;
  /** 1 to 8, the guest included. */
  guests: number;
  /** '' when there are none. */
  specialRequests: string;
}

/** A sample event, in the fields of the event form, with the guests who are coming. */
export interface DemoEvent {
  /** UUID, the same in every installation, so that events and bookings agree on it without asking each other. */
  id: string;
  title: string;
  /** YYYY-MM-DD in the venue's zone. */
  eventDate: string;
  /** HH:MM; an end at or before the start is on the next day. */
  startTime: string;
  endTime: string;
  description: string;
  /** HTML as the editor makes it; '' for none. */
  extendedDescription: string;
  /** Places; 0 is unlimited. */
  capacity: number;
  price: string;
  /** A path on this site. */
  image: string;
  showCapacity: boolean;
  rsvps: DemoGuest[];
}

/**
 * Sample events of two weeks, for an empty database: one tonight, one full, one unlimited, some past midnight, one
 * past.
 *
 * @param now when the pub starts for the first time; days are counted from it
 */
export function demoEvents(now: Date = new Date()): DemoEvent[] {
  const zone = { in: tz(venue.timeZone) };
  return [
    {
      id: '5e551070-0000-4000-8000-000000000001',
      title: 'Trad Session in the Corner',
      eventDate: venueToday(now),
      startTime: '19:30',
      endTime: '00:30',
      description:
        'Fiddle, flute, box and bodhrán in the corner, no microphones and no set list. Players are welcome and get ' +
        'the good chairs. Listeners are welcome and get the rest. Nobody has ever asked for the music to be turned up.',
      extendedDescription: '',
      capacity: 80,
      price: 'Free Entry',
      image: '/herophotos/session.jpg',
      showCapacity: true,
      rsvps: [
        guest('Aoife Byrne', 'aoife.byrne', 2, 'I have a fiddle with me. A chair without arms, please.'),
        guest('Martín Robles', 'martin.robles', 4),
        guest('Siobhán Keane', 'siobhan.keane', 1, 'Left-handed flute: a seat at the end of the row.'),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000002',
      title: 'The Not Entirely Fair Pub Quiz',
      eventDate: venueToday(nextWednesday(now, zone)),
      startTime: '18:00',
      endTime: '20:30',
      description:
        'Six rounds, one of them about Ireland, one of them about fish. Teams of up to six. The quizmaster’s answer is ' +
        'the right answer, above all when it is wrong. Phones go in the bucket, and the bucket goes behind the bar.',
      extendedDescription: '',
      capacity: 60,
      price: 'MXN$100',
      image: '/herophotos/bar-at-dusk.jpg',
      showCapacity: true,
      rsvps: [
        guest('Norma Castillo', 'norma.castillo', 6, 'Team name: Quizteama Aguilera.'),
        guest('Declan Rooney', 'declan.rooney', 5, 'Team name: Les Quizerables.'),
        guest('Hannah Lindqvist', 'hannah.lindqvist', 4),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000003',
      title: 'Whiskey Tasting: Six Drams and a Biscuit',
      eventDate: venueToday(nextThursday(now, zone)),
      startTime: '19:00',
      endTime: '21:30',
      description:
        'Twelve seats at the long table, six Irish whiskeys, a jug of water and one biscuit each. Three pot stills, two ' +
        'single malts and a bottle with no label that the publican will not discuss. Sold by the chair.',
      extendedDescription: '',
      capacity: 12,
      price: 'MXN$950',
      image: '/evenings/whiskey-tasting.jpg',
      showCapacity: true,
      rsvps: [
        guest('Ruth Delaney', 'ruth.delaney', 4, 'A birthday. He is turning fifty and does not want it mentioned.'),
        guest('Tomás Herrera', 'tomas.herrera', 2),
        guest('Priya Raman', 'priya.raman', 2, 'Gluten-free biscuit, if there is such a thing.'),
        guest('Colm Fitzgerald', 'colm.fitzgerald', 3),
        guest('Greta Vogel', 'greta.vogel', 1),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000004',
      title: 'Open Mic, Open Door',
      eventDate: venueToday(nextFriday(now, zone)),
      startTime: '19:00',
      endTime: '23:00',
      description:
        'Two songs, one poem or four minutes of anything that is legal. Put your name on the slate by the door. The ' +
        'guitar behind the bar has all its strings most weeks. First-timers get a pint and a kind room.',
      extendedDescription: '',
      capacity: 0,
      price: 'Free Entry',
      image: '/gallery/fiddle-and-pint.jpg',
      showCapacity: false,
      rsvps: [
        guest('Lucía Paredes', 'lucia.paredes', 3, 'Two boleros. I bring my own guitar.'),
        guest('Owen Pritchard', 'owen.pritchard', 1, 'One poem. It is short.'),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000005',
      title: 'Rugby on the Big Screen',
      eventDate: venueToday(nextSaturday(now, zone)),
      startTime: '12:30',
      endTime: '16:00',
      description:
        'Ireland at home, the sound on, the shutters half down against the sun. Full Irish until the final whistle. ' +
        'Green jerseys sit on the left, everybody else sits where they like and minds what they say.',
      extendedDescription: '',
      capacity: 90,
      price: 'Free Entry',
      image: '/evenings/rugby.jpg',
      showCapacity: false,
      rsvps: [
        guest('Fergus Nolan', 'fergus.nolan', 8, 'As near the screen as you can put eight of us.'),
        guest('Camille Roux', 'camille.roux', 2, 'We will be the quiet ones in blue.'),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000006',
      title: 'Live Band: The Salt & Barley Boys',
      eventDate: venueToday(nextSaturday(now, zone)),
      startTime: '21:00',
      endTime: '02:00',
      description:
        'Five men, nine instruments and one van. Ballads while you eat, reels once the tables are pushed back, and the ' +
        'song you came for somewhere after midnight. The neighbours have been told.',
      extendedDescription:
        '<h2>How the night goes</h2>' +
        '<ol><li data-list="bullet"><strong>9:00 PM</strong> Ballads and supper</li>' +
        '<li data-list="bullet"><strong>11:00 PM</strong> Reels; the tables go against the wall</li>' +
        '<li data-list="bullet"><strong>12:30 AM</strong> Requests, within reason</li></ol>' +
        '<p>The kitchen stays open until <em>one</em>. The ticket holds a place at the bar, not a stool: for a table, ' +
        'ask us early.</p>',
      capacity: 150,
      price: '$20',
      image: '/herophotos/arch-at-dusk.jpg',
      showCapacity: true,
      rsvps: [
        guest('Bronagh Quinn', 'bronagh.quinn', 6, 'Hen night. Sashes will be worn, for which I apologise.'),
        guest('Esteban Luna', 'esteban.luna', 2),
        guest('Marguerite Oduya', 'marguerite.oduya', 4),
        guest('Patrick Hennessy', 'patrick.hennessy', 8, 'Four of us dance, four of us watch.'),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000007',
      title: 'Sunday Roast',
      eventDate: venueToday(nextSunday(now, zone)),
      startTime: '13:00',
      endTime: '17:00',
      description:
        'Beef, lamb or a whole cauliflower, carved at the table, with roast potatoes done the only way. Yorkshire ' +
        'puddings are served in spite of where they come from. When it is gone, it is gone.',
      extendedDescription: '<p>Tell us what you do <strong>not</strong> eat when you RSVP, and we cook around it.</p>',
      capacity: 50,
      price: 'MXN$350',
      image: '/evenings/sunday-roast.jpg',
      showCapacity: true,
      rsvps: [
        guest('Eileen Gallagher', 'eileen.gallagher', 5, 'Two cauliflowers, three beef. One high chair.'),
        guest('Jorge Medina', 'jorge.medina', 3),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000008',
      title: 'Pour Your Own Stout',
      eventDate: venueToday(addDays(now, 12, zone)),
      startTime: '17:30',
      endTime: '19:00',
      description:
        'An hour and a half behind the bar: the tilt, the settle, the patience. You drink your mistakes. Those who ' +
        'pour a straight one get their name on the wall, which we repaint every January.',
      extendedDescription: '',
      capacity: 16,
      price: 'MXN$350',
      image: '/gallery/taps-and-bottles.jpg',
      showCapacity: true,
      rsvps: [
        guest('Yuki Tanabe', 'yuki.tanabe', 2),
        guest('Rory McCann', 'rory.mccann', 1, 'I have done this before.'),
      ],
    },
    {
      id: '5e551070-0000-4000-8000-000000000009',
      title: 'Céilí on the Dock',
      eventDate: venueToday(addDays(now, -6, zone)),
      startTime: '18:30',
      endTime: '22:30',
      description:
        'Set dancing on Dock 3, with a caller who has seen worse. No partner needed, no experience believed. One shoe ' +
        'went into the marina last time; it is behind the bar.',
      extendedDescription: '',
      capacity: 70,
      price: 'Free Entry',
      image: '/herophotos/terrace-at-night.jpg',
      showCapacity: true,
      rsvps: [
        guest('Nuala Brady', 'nuala.brady', 2),
        guest('Diego Santana', 'diego.santana', 4, 'One of us lost a shoe.'),
      ],
    },
  ];
}

function guest(fullName: string, mailbox: string, guests: number, specialRequests = ''): DemoGuest {
  return { fullName, email: `${mailbox}@example.com`, guests, specialRequests };
}
