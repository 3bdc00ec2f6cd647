/** Why the house, not the rules of a game, says no to somebody at a table. */
export type HouseRefusal =
  | 'badMessage'
  | 'noSeat'
  | 'seatTaken'
  | 'notYourSeat'
  | 'notHost'
  | 'notAtThisStage'
  | 'diceSettled'
  | 'cannotUndo'
  | 'paused'
  | 'stale'
  | 'tooEarly'
  | 'seatsFree'
  | 'badOptions'
  | 'cannotGoOn'
  | 'tooMany'
  | 'tooFast'
  | 'chatOff'
  | 'tooManyWords'
  | 'unknownTable'
  | 'unknownScreen'
  | 'screenInUse'
  | 'needsName'
  | 'removed'
  | 'banned';

/** And to whoever asks it something by HTTP. */
export type HttpRefusal =
  | HouseRefusal
  | 'linkUsed'
  | 'otherOrigin'
  | 'otherHost'
  | 'unknownAddress'
  | 'unknownNotice'
  | 'unknownPerson'
  | 'noFile'
  | 'lineGone'
  | 'broken';
