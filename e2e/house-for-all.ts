import { afterAll, beforeAll } from 'vitest';
import { type House, openHouse } from './browser.ts';

/** The house of all tests of a file: opened before the first of them, closed after the last. */
export function houseForAll(...how: Parameters<typeof openHouse>): House {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(...how);
  });
  afterAll(() => house.close());
  return {
    get address() {
      return house.address;
    },
    get hostLink() {
      return house.hostLink;
    },
    get browser() {
      return house.browser;
    },
    visit: (visit) => house.visit(visit),
    pullThePlug: () => house.pullThePlug(),
    close: () => house.close(),
  };
}
