import { chatLink } from '@rover/venue/chat-link';
import { orderLine } from './order-line.js';
import { orderText } from './order-text.js';

const details = {
  name: 'Nora "the Hat" O’Malley & sons',
  email: 'nora@example.com',
  address: 'Dock 3\nSlip 14\nthe green boat',
};

const lines = [
  { itemId: 'black-and-blue', quantity: 2, fries: 'Bacon Fries', bacon: 'Bacon Bacon', note: 'no onion\n*free*' },
  { itemId: 'guinness', quantity: 1, fries: null, bacon: null, note: '' },
]
  .map((choice, place) => orderLine({ id: String(place), ...choice }))
  .filter((line) => line !== null);

const text = `*Order for The Wild Rover*

2 x Black & Blue: MXN$620
   Fries: Bacon Fries (+MXN$40)
   Bacon: Bacon Bacon (+MXN$20)
   Note: no onion *free*
1 x Guinness: MXN$135

Subtotal: MXN$755
Delivery: MXN$50
*Total: MXN$805*

Name: Nora "the Hat" O’Malley & sons
Email: nora@example.com
Address: Dock 3 Slip 14 the green boat`;

describe('the order in the chat', () => {
  it('is laid out so that the bar reads it at a glance', () => {
    expect(orderText(lines, details)).toBe(text);
  });

  it('says so when nobody knows yet where to', () => {
    expect(orderText(lines, { ...details, address: ' ' })).toMatch(/^Address: to be agreed in the chat$/m);
  });

  it('survives the link, whatever is in it', () => {
    const wild = orderText(lines, { ...details, name: `🍔 \ud800 100 % <b>#&?=+"'` });
    const link = new URL(chatLink(wild));
    expect(link.origin + link.pathname).toBe('https://wa.me/526245550142');
    expect(link.searchParams.get('text')).toBe(wild);
    expect(wild).toContain(`Name: 🍔 100 % <b>#&?=+"'`);
  });
});
