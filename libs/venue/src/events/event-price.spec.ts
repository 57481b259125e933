import { eventPrice } from './event-price.js';

describe('the price of an event', () => {
  it.each([
    ['Free Entry', 0, 'MXN'],
    [' free entry ', 0, 'MXN'],
    ['Free', 0, 'MXN'],
    ['MXN$0', 0, 'MXN'],
    ['$20', 20, 'USD'],
    ['$ 12.50', 12.5, 'USD'],
    ['MXN$150', 150, 'MXN'],
    ['MXN $1,200', 1200, 'MXN'],
    ['950 pesos', 950, 'MXN'],
    ['$15 USD', 15, 'USD'],
    ['US$15', 15, 'USD'],
    ['300', 300, 'MXN'],
  ])('%j is %d %s', (price, amount, currency) => {
    expect(eventPrice(price)).toEqual({ amount, currency });
  });

  it.each([
    '',
    'Free until nine, then $10',
    '$20 at the door',
    '$15 - $20',
    'Ask the barman',
    'From $20',
    '20 quid',
    '1,20',
    'EUR 20',
    'MXN$20 USD',
    '$-5',
    '__proto__ 5',
    'NaN',
  ])('%j is no number', (price) => {
    expect(eventPrice(price)).toBeNull();
  });
});
