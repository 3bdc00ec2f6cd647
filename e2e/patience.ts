/** How many times slower than it is the machine is to seem (PARLOUR_SLOW): what a test finds only by being quick, it then finds no more. */
export const SLOWNESS = Number(process.env['PARLOUR_SLOW'] ?? '1');

/** However busy the machine is: what takes long is not wrong. So long is waited only for what never comes. */
export const PATIENCE = 300_000;
/** The same for a whole test, and for what is prepared before it. */
export const OF_A_TEST = 1_800_000;
