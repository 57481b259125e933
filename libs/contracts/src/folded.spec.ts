import { folded } from './folded.js';

describe('a search reads', () => {
  it.each([
    ['Seán O’Brien', "sean o'brien"],
    ['José Muñoz', 'jose munoz'],
    ['Zoe\u0308 ÁINE', 'zoe aine'],
    ['Spin\u0308al Tap', 'spinal tap'],
    ['O‘Neill Oʼ O′ O´ O` O＇', "o'neill o' o' o' o' o'"],
    ['Straße, Æsir, Œuvre', 'strasse, aesir, oeuvre'],
    ['Søren Łukasz Đorđe Guðrún', 'soren lukasz dorde gudrun'],
    ['IŞIK ışık İpek', 'isik isik ipek'],
    ['ΜΑΡΊΟΣ Μάριος', 'μαριοσ μαριοσ'],
    ['Nguyễn Thị Huệ', 'nguyen thi hue'],
    ['أحمد', 'احمد'],
    ['100%_\\ 😀', '100%_\\ 😀'],
  ])('%s as %s', (written, read) => expect(folded(written)).toBe(read));
});
