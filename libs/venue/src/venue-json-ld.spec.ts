import { venue } from './venue.js';
import { venueId, venueJsonLd } from './venue-json-ld.js';

const home = 'https://pub.example/';
const read = JSON.parse(
  JSON.stringify(venueJsonLd({ home, menu: `${home}menu`, images: [`${home}social/the-wild-rover.jpg`] })),
);

describe('the house that search engines read', () => {
  it('is a pub with a kitchen, with its name, its door and its number', () => {
    expect(read).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['BarOrPub', 'Restaurant'],
      '@id': venueId(home),
      name: 'The Wild Rover',
      url: home,
      telephone: venue.phone,
      address: { '@type': 'PostalAddress', addressLocality: 'Cabo San Lucas', addressCountry: 'MX' },
      geo: { '@type': 'GeoCoordinates', ...venue.coordinates },
      hasMenu: `${home}menu`,
      acceptsReservations: venue.links.reservation,
      image: [`${home}social/the-wild-rover.jpg`],
    });
    expect(read.sameAs).toEqual(expect.arrayContaining([venue.links.facebook, venue.links.instagram]));
  });

  it('is open every day from nine until two in the night', () => {
    const [hours, ...more] = read.openingHoursSpecification;
    expect(more).toEqual([]);
    expect(hours).toMatchObject({ opens: '09:00', closes: '02:00' });
    expect(new Set(hours.dayOfWeek).size).toBe(7);
    for (const day of hours.dayOfWeek) expect(day).toMatch(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/);
  });

  it('tells from what to what one pays, by the menu', () => {
    expect(read.priceRange).toBe('MXN$40 – MXN$250');
  });
});
