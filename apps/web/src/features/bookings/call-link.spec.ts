import { callLink } from './call-link.js';

describe('the link that calls whoever booked', () => {
  it.each([
    ['+52 (624) 555\u20130142', 'tel:+526245550142'],
    ['(+353) 087.123.4567', 'tel:+3530871234567'],
    ['\u202a+52\u00a0624\u00a0555\u00a00142\u202c', 'tel:+526245550142'],
    ['089/1234567', 'tel:0891234567'],
  ])('has the number of %s', (phone, link) => {
    expect(callLink(phone)).toBe(link);
  });

  it.each([
    ['an extension', '624 555 0100 ext. 204', 'tel:6245550100'],
    ['a room before it', 'room 204, 624 555 0100', 'tel:6245550100'],
    ['a second number', '624 555 0142 / 624 555 0143', 'tel:6245550142'],
    ['another in words', '+52 624 555 0142 or +52 624 555 0143', 'tel:+526245550142'],
  ])('leaves out %s', (_, phone, link) => {
    expect(callLink(phone)).toBe(link);
  });

  it.each(['', 'none', '-'])('is none where there is no number: "%s"', (phone) => {
    expect(callLink(phone)).toBeNull();
  });
});
