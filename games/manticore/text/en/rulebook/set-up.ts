import type { Rules } from '../../types.ts';

/** MC-1 to MC-3: the aim, the set-up, the roads, the rounds. */
export const setUp = {
  'MC-1.1': 'You are heroes who guard the City. Together you have to bring the Manticore down.',
  'MC-1.2': 'The heroes win when the Manticore dies outside the City.',
  'MC-1.3': 'The Manticore wins when she sets foot in the City, or when no hero is left alive.',
  'MC-1.4':
    'Whatever comes first ends the game on the spot: her death, her entry into the City, or the death of the last hero.',
  'MC-1.5':
    'Nobody plays the Manticore or the monsters. The rules alone say where they go and whom they attack; dice are only rolled for them.',
  'MC-1.6': 'Before play the table chooses a mode: cooperative or semi-cooperative.',
  'MC-1.7': 'Cooperative: her death is everybody’s victory, and no hero may be attacked by another.',
  'MC-1.8':
    'Semi-cooperative: only the player whose hero strikes the fatal blow wins. Heroes may attack the Manticore, monsters and each other.',
  'MC-1.9': 'The map is made of hexagonal cells. Groups of cells with a bold border are the locations.',
  'MC-1.10': 'All road tokens are mixed face down beside the map.',
  'MC-1.11': 'The Manticore Awakening token stays in the box; only the scenario of the same name uses it.',
  'MC-1.12': 'Artifacts and spells are sorted into stacks, one kind to a stack.',
  'MC-1.13':
    'Each stack has its home: swords in the Forge, bows in the Elven Workshop, shields in the Dwarf Workshop, boots in the Shoe Manufactory, amulets in the Witch’s Hut, helmets in the Druid’s Hut, Ice Boulders in the Ice Tower, Fireballs on the Fiery Earth.',
  'MC-1.14': 'A stack of artifacts has one token for each hero in the game: two heroes, two swords, and so on.',
  'MC-1.15':
    'Spells are the exception: there are always three Fireballs and three Ice Boulders, even for a single hero.',
  'MC-1.16': 'In every stack the strongest token lies on top, and below it they grow weaker.',
  'MC-1.17': 'The twelve random combat cards are shuffled and laid face down.',
  'MC-1.18': 'Mark tokens for life, power and damage lie ready beside the map.',
  'MC-1.19': 'The Manticore begins asleep in the Manticore Cave.',
  'MC-1.20':
    'Turn order and the choice of heroes go by agreement or by dice: the highest roll chooses and moves first, the others follow in descending order.',
  'MC-1.21': 'Those who rolled the same roll again among themselves.',
  'MC-1.22': 'There are four classes of heroes, each with figures of its own: Warrior, Mage, Dwarf and Elf.',
  'MC-1.23': 'Each class comes as a hero and as a heroine. Only the picture differs.',
  'MC-1.24': 'You take the sheet and the marker of your hero and put the marker on any free cell of the City.',
  'MC-1.25': 'Artifacts and power points raise the figures you start with.',
  'MC-1.26': 'Power points are won in battle, against monsters and against other players’ heroes.',
  'MC-1.27': 'A hero starts with 10 life, and never has more.',
  'MC-1.28': 'The Manticore starts with 10 life against one or two heroes, with 20 against three or four.',
  'MC-1.29':
    'A sheet shows Initiative (points to act with), Defence (in close combat and against shooting), Attack (close combat), Shooting, Magic (the amulet helps to attack, the helmet to defend), the two spell slots and the life scale.',

  'MC-2.1': 'Stage 1 is played once, at the very beginning. The roads it leaves stay for the whole game.',
  'MC-2.2':
    'In turn order you take one road token each, turn it up and lay it on the map; then it is the next player’s turn.',
  'MC-2.3': 'A token needs a connection: at least one of the three that follow.',
  'MC-2.4': 'First: it lies beside a location to which a road leads already.',
  'MC-2.5': 'Second: it lies beside a road token, and the two roads meet at the common edge.',
  'MC-2.6': 'Third: it lies beside the City.',
  'MC-2.7': 'A token with a lair is laid in the same way; then its monster, of the kind and level shown, is put on it.',
  'MC-2.8':
    'Monsters are ordinary or aggressive, and of level 3 or 4. All aggressive ones and three ordinary ones are of level 3; a single ordinary one is of level 4.',
  'MC-2.9':
    'The level gives a monster its figures, the type its manners: aggressive ones reach the City sooner, ordinary ones may loot locations on their way.',
  'MC-2.10': 'Stage 1 is over when the last road token lies on the map.',

  'MC-3.1':
    'Stage 2 goes in rounds of four steps: the heroes’ turns, the monsters’ turn, the Manticore’s turn, and the harm done by monsters in the City.',
  'MC-3.2': 'Round follows round until the game ends.',
  'MC-3.3': 'Heroes take their turns in the order settled at the start.',
  'MC-3.4': 'In each round a hero may spend as many initiative points as their initiative index says.',
  'MC-3.5':
    'These cost initiative: walking; attacking a monster, the Manticore or, in a semi-cooperative game, a hero; giving or dropping things; healing yourself; and, for the Mage, healing others.',
  'MC-3.6':
    'These are free: taking from a stack, picking up what was left on a cell, and improving your figures with artifacts and power points.',
  'MC-3.7': 'Act in any order, and as often as your points allow.',
  'MC-3.8': 'You may also do nothing and end your turn.',
} satisfies Partial<Rules>;
