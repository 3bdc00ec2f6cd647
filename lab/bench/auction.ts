/** The same small game three times: 56 fields are auctioned one after another among four seats. */
export const SEATS = 4;
export const FIELDS = 56;
export const CASH = 400;
/** A bid is one to this many above the last. */
export const STEP = 3;

export type Finish = { actions: number; owners: (number | null)[]; cash: number[] };
