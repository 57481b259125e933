import { proposedLink, wholeLink } from './editor-link.js';

describe('a link in the words of an event', () => {
  it.each([
    ['thewildrover.example/rules', 'https://thewildrover.example/rules'],
    [' www.thewildrover.example ', 'https://www.thewildrover.example'],
    ['https://thewildrover.example', 'https://thewildrover.example'],
    ['mailto:hello@thewildrover.example', 'mailto:hello@thewildrover.example'],
    ['tel:+526245550142', 'tel:+526245550142'],
    ['/menu', '/menu'],
    ['', ''],
  ])('typed as %p leads to %p', (typed, link) => {
    expect(wholeLink(typed)).toBe(link);
  });

  it.each([
    ['house rules', ''],
    ['hello@thewildrover.example', 'mailto:hello@thewildrover.example'],
    ['https://thewildrover.example', 'https://thewildrover.example'],
    ['www.thewildrover.example', 'www.thewildrover.example'],
  ])('is proposed for %p as %p', (words, proposal) => {
    expect(proposedLink(words)).toBe(proposal);
  });
});
