import { burgers } from './menu-burgers.js';
import { upgradeBoards } from './menu-upgrades.js';

describe('what one can have on a burger', () => {
  it('is said once, and where a burger asks another price, that too', () => {
    expect(upgradeBoards(burgers)).toEqual([
      {
        title: 'Bacon',
        lines: [
          { name: 'Irish Bacon', price: '+MXN$60', except: '+MXN$20 on The Chicken Breast' },
          { name: 'Bacon Bacon', price: '+MXN$20', except: '' },
        ],
      },
      {
        title: 'Fries',
        lines: [
          { name: 'Regular', price: 'included', except: '' },
          { name: 'Bacon Fries', price: '+MXN$40', except: '' },
          { name: 'Sweet Potato', price: '+MXN$30', except: '' },
          { name: "Paddy O'Bacon", price: '+MXN$100', except: '' },
        ],
      },
    ]);
  });
});
