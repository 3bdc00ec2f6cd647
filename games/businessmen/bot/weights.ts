/** What things are worth to a careful bot, in coins. Found by play against itself; no rules of the game. */
export const WEIGHTS = {
  point: 11,
  /** To have won when the round ends. */
  victory: 80,
  /** The first coins buy the next round's goods, and count more than those beyond them. */
  reserve: 12,
  reserveCoin: 1.5,
  /** Coins that no improvement needs any more. */
  idleCoin: 0.4,
  /** What a level above the first saves or earns in each round to come. */
  use: { warehouse: 0.7, loader: 0.3, manager: 0.7 },
  /** The part of a warned level's worth that is thought lost in each round to come. */
  warned: 0.08,
  /** The part of its price that a unit in the warehouse brings by lorry, sooner or later. */
  stock: 0.6,
  /** A lorry that lacks `m` units leaves in the end with the chance `fill - lack * m`. */
  fill: 0.97,
  lack: 0.07,
  /** How often a lorry that is begun alone is also filled alone. */
  alone: 0.35,
  /** How much the foremost rival's position counts against one's own, and how much that of the others together. */
  leaderEnvy: 0.25,
  envy: 0.1,
};
