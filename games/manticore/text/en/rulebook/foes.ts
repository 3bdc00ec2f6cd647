import type { Rules } from '../../types.ts';

/** MC-18 to MC-25: what monsters and the Manticore do, and how the game ends. */
export const foes = {
  'MC-18.1': 'When all heroes have had their turns, the monsters have theirs.',
  'MC-18.2':
    'At a real table the first player moves the markers, or a player who is out. Here they move by themselves.',
  'MC-18.3': 'The monster nearest to the City acts first, whatever its type and level, then the next.',
  'MC-18.4': 'An ordinary monster goes one cell towards the City along roads and through locations.',
  'MC-18.5': 'An aggressive monster goes one cell towards the City by the shortest way and cares for no road.',
  'MC-18.6': 'A monster with another monster in its way stays where it is.',

  'MC-19.1':
    'An ordinary monster within two cells of a location with something left on its stack must go there, by the shortest way and off the road if need be, one cell at a time.',
  'MC-19.2': 'When it arrives it gets one token, the strongest there is.',
  'MC-19.3': 'From then on it carries the token along.',
  'MC-19.4': 'Then it goes back to the road by the shortest way and on to the City.',
  'MC-19.5': 'Aggressive monsters pass locations by and collect nothing.',

  'MC-20.1': 'An ordinary monster with a hero in its way attacks that hero: one attack, and no step in that turn.',
  'MC-20.2': 'A random combat card shows the kind of a monster’s attack.',
  'MC-20.3': 'An artifact it carries adds its strength to the figure it belongs to.',
  'MC-20.4': 'A spell it carries is used in its first magic attack.',
  'MC-20.5': 'An aggressive monster attacks a hero who is beside it when it begins to act, before it moves.',
  'MC-20.6':
    'With several heroes beside it, it takes the one nearest to the City; if they are equally near, the one with the lower initiative.',
  'MC-20.7': 'If its victim dies the aggressive monster moves onto the victim’s cell; if not, it stays.',
  'MC-20.8': 'The hero who was attacked strikes back like anybody else.',

  'MC-21.1':
    'The moment a monster enters the City, every hero on the map takes damage equal to its level, wherever they are.',
  'MC-21.2': 'An ordinary monster in the City moves no more and never attacks first.',
  'MC-21.3':
    'An aggressive monster in the City attacks heroes beside it, but does not follow onto the cell of a hero it kills.',

  'MC-22.1': 'At the end of their turn all monsters lose their marks of damage and are at full life.',

  'MC-23.1': 'At first the Manticore sleeps, and while she sleeps she does nothing.',
  'MC-23.2': 'The death of the first monster wakes her.',
  'MC-23.3': 'A hero on a cell beside the Manticore Cave wakes her at once.',
  'MC-23.4': 'An attack wakes her too, and she responds to it as usual.',
  'MC-23.5': 'Her marker is moved by the player who moves the monsters.',
  'MC-23.6': 'She sets out in the very round in which she woke.',
  'MC-23.7': 'She follows the Fireway, one cell a turn.',
  'MC-23.8': 'The Fireway leads from the Manticore Cave to the City.',
  'MC-23.9': 'A monster on her next cell is destroyed, and she moves there.',
  'MC-23.10':
    'A hero on her next cell is attacked: one attack of the kind a card shows, the hero’s response, and no step in that turn.',
  'MC-23.11': 'Locations do not interest her, and she collects nothing.',
  'MC-23.12': 'When she enters the City, the game is over and she has won.',

  'MC-24.1':
    'At the end of a round every hero takes 1 damage for each monster that has been in the City for that whole round.',
  'MC-24.2': 'This repeats every round until the monster is destroyed.',

  'MC-25.1': 'The Manticore is dead and so are all monsters: a Great Victory of the heroes.',
  'MC-25.2': 'The Manticore is dead, but some monster lives: a Victory of the heroes.',
  'MC-25.3': 'All heroes are dead: a Great Victory of the Manticore.',
  'MC-25.4': 'The Manticore is in the City: a Victory of the Manticore.',
  'MC-25.5': 'As soon as one of these is true, the game is over.',
} satisfies Partial<Rules>;
