import { plural, typeset } from '@parlour/kernel';
import type { BookText } from '../book-types.ts';

export const book: BookText = typeset('en', {
  chapters: {
    goal: 'What you’re up against',
    map: 'The map',
    heroes: 'Your hero',
    setup: 'Setting up',
    roads: 'Stage 1: paving the roads',
    round: 'Stage 2: the round',
    walking: 'Walking',
    things: 'Artifacts, spells and the bag',
    power: 'Growing stronger',
    battle: 'Attack and response',
    kinds: 'Close combat, shooting, magic',
    together: 'Attacking together',
    life: 'Death and healing',
    monsters: 'The monsters',
    manticore: 'The Manticore',
    end: 'How it ends',
    variants: 'Easier and harder games',
    scenario: 'Scenario: Manticore Awakening',
    mistakes: 'Where beginners stumble',
    seldom: 'At the table',
    making: 'How this edition was made',
  },
  start: {
    who: 'In a cave at the edge of the Forest sleeps the **Manticore**. Wake her, and she walks down the Fireway, a cell each round, until she stands in the City. You’re the **heroes** in between: a Warrior, a Mage, a Dwarf, an Elf, and up to four of you. Kill her before she gets there. You all win together, or nobody does.',
    how: 'She’s stronger than any of you alone. So arm yourselves first: swords, shields, amulets and spells lie waiting in eight places around the Forest. Meanwhile seven lesser beasts make for the City too, and the first one you kill **wakes her up**. How long can you afford to wait?',
    pieces: 'What lies and stands on the map.',
    piece: {
      hero: 'a hero, with life left',
      ordinary: 'an ordinary monster: follows roads',
      raider: 'an aggressive one: flies straight',
      manticore: 'the Manticore',
      road: 'a road token',
      lair: 'a lair: a monster climbs out',
      artifact: 'an artifact and its strength',
      spell: 'a spell, good for one fight',
    },
    roadsTitle: 'Before the first round',
    roads:
      'You pave the roads: turn up a token each in turn and lay it beside the City, beside a place that has a road already, or so that it continues a road. There are 42 of them, and seven are lairs. Along roads a step costs 1 point, through the wild 3.',
    round: 'What happens in a round',
    heroes: {
      title: 'The heroes.',
      say: 'Each spends **initiative points** in any order: walk, attack a foe next to you (1 point), hand things over (1), heal (2 for each point of life). Taking things where they lie is free. In a fight each side adds its figure, its artifact and a die; the difference is the damage, and the one attacked, if still alive, strikes back.',
    },
    monsters: {
      title: 'The monsters.',
      say: 'Each takes one step towards the City. Ordinary ones follow the roads and help themselves to weapons on the way; aggressive ones take the straight line and bite anyone beside them. Then their wounds close.',
    },
    manticore: {
      title: 'The Manticore.',
      say: 'Once awake she moves one cell along the Fireway. A hero standing on her next cell is attacked instead, and she stays where she is.',
    },
    city: {
      title: 'Harm in the City.',
      say: 'A monster that walks into the City hurts every hero at once, and again each round until somebody kills it.',
    },
    endTitle: 'How it ends',
    end: 'You win the moment the Manticore’s life is gone. She wins when she enters the City, eleven rounds after she woke if nobody stands in her way, or when the last hero has fallen. Kill all the monsters as well, and it’s a Great Victory.',
  },
  goal: {
    aim: 'One enemy, one City, and not much time. The monsters aren’t played by anybody: everything they do follows from the rules, so you can see it coming.',
    modes: 'Together, or nearly',
  },
  map: {
    aim: 'The City lies in the middle, the Manticore’s Cave in the upper right corner, and the Fireway winds between them. All around are eight places where something useful lies.',
    caption: 'The map as it is printed. The glowing cells are the Fireway.',
    stacks: 'What lies where',
  },
  heroes: {
    aim: 'Nobody is good at everything. The Warrior strikes, the Mage casts and heals, the Dwarf holds, the Elf shoots and is everywhere at once.',
    sheet: 'The hero sheet',
  },
  setup: {
    aim: 'The computer lays everything out; it’s still good to know how many things there are, because you’ll have to share them.',
    order: 'Who goes first',
  },
  roads: {
    aim: 'For ten minutes you’re builders. A good net of roads takes you to the workshops in a single turn. Don’t forget that ordinary monsters will be using it too.',
    where: 'Where a token may lie',
    lairs: 'Lairs',
  },
  round: {
    aim: 'Four steps, always in the same order: the heroes, the monsters, the Manticore, the harm in the City.',
    actions: 'What a turn is made of',
  },
  walking: {
    aim: 'A road is worth three times the wild. What counts is whether the roads meet at the edge between the two cells: a road that merely passes by doesn’t help.',
  },
  things: {
    aim: 'Things are taken where they lie, for nothing. The walk there is what they cost.',
    bag: 'Slot and bag',
    give: 'Giving and dropping',
    tokens: 'All of them',
  },
  power: {
    aim: 'There are two ways to grow: what you wear, and what you’ve learned from beasts you have beaten.',
    points: 'Power points',
  },
  battle: {
    aim: 'An attack is one comparison of two sums. The one who was attacked then strikes back, whether or not it was hurt, so think of the answer before you strike.',
    response: 'The response',
  },
  kinds: {
    aim: 'Each kind of attack has its own sums, and its own answer to the question of who can be hurt.',
    close: 'Close combat',
    shooting: 'Shooting',
    magic: 'Magic and spells',
  },
  together: {
    aim: 'This is how the Manticore falls: several heroes add up all they have and roll a single die. If it goes wrong, it goes wrong for all of them.',
    spoils: 'Who gets the trophy',
  },
  life: {
    aim: 'Ten points of life are fewer than they seem. Points you don’t need at the end of a turn are well spent on healing.',
    healing: 'Healing',
  },
  monsters: {
    aim: 'Seven beasts, three kinds, and none of them thinks. The arrow in front of each shows its next step; the list beside the map says when it’ll be in the City.',
    walk: 'How they walk',
    loot: 'How they arm themselves',
    attack: 'How they attack',
    city: 'In the City',
  },
  manticore: {
    aim: 'She has a single idea, and nothing leads her off her way. That’s her one weakness: you always know where she’ll be next round.',
    waking: 'What wakes her',
    way: 'Her way',
  },
  end: { aim: 'Two ways to win, two to lose; in each pair one is better.' },
  variants: {
    aim: 'The first game can be gentler, later ones harsher. All of this is chosen before you begin.',
    easier: 'Static monsters',
    faster: 'Faster monsters',
    hidden: 'Hidden artifacts',
  },
  scenario: {
    aim: 'Most of the roads are laid while you’re already fighting, and somewhere in the pile lies the token that wakes her.',
  },
  mistakes: {
    kill: {
      wrong: 'There’s a monster next to me, so I strike it down.',
      right: 'The first kill wakes the Manticore. Arm yourselves first, or have a good reason.',
    },
    response: {
      wrong: 'It’s my attack, so only the other one can get hurt.',
      right:
        'The one you attack strikes back if still alive, and a card decides how. And in magic or an accepted fight, the lower sum is hurt, even if the attack was yours.',
    },
    second: {
      wrong: 'Magic worked well, so I’ll use it again.',
      right: 'Only your first attack on a target in a turn is of the kind you choose. After that a card decides.',
    },
    wounds: {
      wrong: 'I’ll wound it today and finish it tomorrow.',
      right: 'Monsters are at full life again after every round. Only a kill counts.',
    },
    boots: {
      wrong: 'New boots, so now I can walk on.',
      right: 'Boots count from your next turn. All other artifacts work at once.',
    },
    bag: {
      wrong: 'I’ll carry a spare sword, just in case.',
      right: 'Whatever is in the bag does nothing and takes 1 off your initiative.',
    },
    range: {
      wrong: 'I have a bow, so I can shoot from afar.',
      right: 'Every target must be on a neighbouring cell, for shooting and magic too.',
    },
    junction: {
      wrong: 'The two roads lie side by side, so the step costs 1.',
      right: 'They have to meet at the edge between the cells. If they don’t, the step costs 3.',
    },
    beside: {
      wrong: 'She’s coming, get away from the Fireway!',
      right: 'Beside her path you’re safe. She attacks only the hero on her very next cell.',
    },
    partners: {
      wrong: 'We’ll attack together once we’ve all moved up.',
      right: 'A hero whose turn is over can’t take part. Move up this round, strike early in the next.',
    },
    cover: {
      wrong: 'Behind the shield I’m safe, and I hit back.',
      right:
        'From cover you can’t hurt anybody. Accept the fight when Attack and sword are better than Defence and shield.',
    },
    looter: {
      wrong: 'That hound is far from the City, leave it.',
      right: 'An ordinary monster within two cells of a stack goes and takes the best thing there.',
    },
  },
  seldom: { aim: 'What only matters when somebody leaves, or when one person leads several heroes.' },
  making: {
    source:
      'The rules follow the published rulebook of “Forest: the Legend of the Manticore”. Where it’s silent or says two things, our answers stand in the fine print of each chapter, under ids that begin with MC-R.',
    figures:
      'The rulebook has no readable picture of the map, and no list of what stands on sheets, tokens and cards. The map, the shapes of the road tokens, the figures of the heroes and of the Manticore, the strengths of the artifacts and the split of the combat cards are our reconstruction. They fit every count and example in the text, and were tried in thousands of games between bots. Names and pictures are ours.',
    scenario: 'Of the scenario Manticore Awakening we know only that its token exists. Its rules are our own.',
  },
  tables: {
    heroes: 'The four classes',
    stacks: 'The eight locations',
    roads: 'The 42 road tokens, and one for the scenario',
    costs: 'What things cost',
    artifacts: 'The artifacts',
    spells: 'The spells',
    kinds: 'The sums at a glance; each side adds a die',
    monsters: 'The monsters',
    manticore: 'The Manticore’s sheet',
    hero: 'Class',
    location: 'Location',
    stack: 'Here lie',
    adds: 'Adds to',
    token: 'Token',
    copies: 'Copies',
    brings: 'Brings',
    action: 'Action',
    points: 'Points',
    name: 'Name',
    what: 'What it is',
    story: 'What they say of it',
    attack: 'Attack',
    sides: 'Attacker : defender',
    hurt: 'Who can be hurt',
    monster: 'Monster',
    level: 'Level',
    manners: 'Manners',
    power: 'Power points',
    party: 'Against',
    life: 'Life',
    addsTo: {
      sword: 'Attack',
      bow: 'Shooting',
      shield: 'Defence, under cover and against shooting',
      boots: 'Initiative, from the next turn',
      amulet: 'Magic, when you attack',
      helmet: 'Magic, when you defend',
      iceBoulder: 'Magic, once; counters a Fireball',
      fireball: 'Magic, once; counters an Ice Boulder',
    },
    cost: {
      road: 'a step along a road or within a location',
      wild: 'a step into the wild, or where roads don’t meet',
      attack: 'an attack, alone or together',
      hand: 'giving or dropping a thing',
      heal: 'healing one point of life',
      take: 'taking, wearing, assigning power points',
    },
    free: 'free',
    sums: {
      close: { attacker: 'Attack, sword', defender: 'Attack, sword', hurt: 'the lower sum' },
      shooting: { attacker: 'Shooting, bow', defender: 'Defence, shield', hurt: 'the defender' },
      magic: {
        attacker: 'Magic, amulet, spells',
        defender: 'Magic, helmet, opposite spells',
        hurt: 'the lower sum',
      },
    },
    cover: {
      attack: 'close combat, under cover',
      attacker: 'Attack, sword',
      defender: 'Defence, shield',
      hurt: 'the defender',
    },
    partyOf: (heroes) => plural('en', heroes, { one: `${heroes} hero`, other: `${heroes} heroes` }),
  },
  names: ['Kim', 'Rosa', 'Max', 'Ada'],
  joining: {
    title: 'The last piece of a road',
    given:
      'Two straight tokens run north from the City, on G5 and G4. You’ve turned up another straight one, and the Forge is one cell away.',
    task: 'Lay it on G3, so that the road runs from south to north.',
    outcome:
      'It joins the road on G4, and that’s all a token needs. The Forge now has a road, so from here on tokens may also be laid beside the Forge, turned any way you like. Turned aside, the same token would have been refused on G3: it would lie beside the road without continuing it.',
  },
  walk: {
    title: 'Four points to the Forge',
    given: 'You’re the Warrior, on the City’s northern cell, with 4 initiative points. The road to the Forge is whole.',
    task: 'Walk to G2 and take Sunder, the best sword.',
    outcome:
      'Four steps, 1 point each: three road tokens and the Forge’s own cell. Taking the sword is free, and it counts at once: Attack 4 and 3 make 7. Through the wild, a single step would have cost 3.',
  },
  firstKill: {
    title: 'A blow that wakes her',
    given:
      'A Bramble Hound, level 3, is on the road in front of you. You’re the Warrior with Sunder in hand: 4 and 3 against 3.',
    task: 'Pick the hound and attack it in close combat.',
    outcome:
      'Both dice showed 3: 10 against 6. The hound loses 4 life, and it had only 3. The dead don’t strike back. You get a power point, and far away something opens its eyes: the first kill wakes the Manticore.',
  },
  spells: {
    title: 'A Fireball, and its answer',
    given:
      'A semi-cooperative game, so heroes may attack heroes. You’re the Mage: Magic 4, a power point on it, an amulet of 1 and a Fireball of 2. Rosa the Elf has Magic 2, a power point, a helmet of 2 and an Ice Boulder of 1.',
    task: 'Attack Rosa with magic, and use the Fireball.',
    outcome:
      'Rosa met fire with ice, as she may: only the opposite spell helps. Both dice showed 5. You have 4 + 1 + 1 + 2 + 5 = 13, Rosa 2 + 1 + 2 + 1 + 5 = 11, so she loses 2. Both spells are gone. Then she struck back; the card said shooting, and the arrow missed.',
  },
  covered: {
    title: 'Fight, or take cover?',
    given:
      'A semi-cooperative game again. Kim the Dwarf attacks you in close combat: Attack 3, a power point, a sword of 3. You’re the Elf: Attack 1, Defence 2, a power point on each, a sword of 1 and a shield of 2.',
    task: 'You’d have 3 in a fight and 5 under cover. Take cover.',
    outcome:
      'Both dice showed 5: 12 against 10, so you lose 2. In an open fight it would have been 12 against 8, and 4 lost. From cover you couldn’t have hurt Kim. Your answer could: the card said shooting, 8 against 6.',
  },
  joint: {
    title: 'Two against the Manticore',
    given:
      'Four heroes started, so she has 13 in close combat and 14 in magic. You’re the Warrior with a sword of 3; Rosa the Dwarf has one of 2. Both of you are beside her, and Rosa’s turn is still to come.',
    task: 'Attack her together with Rosa, in close combat.',
    outcome:
      'You bring 4 + 3, Rosa 3 + 2, and the die showed 4: 16. She has 13 and a 2: 15. One point of life, dearly bought: her answer was magic, 17 against your 1 + 2 + 6 = 9, and each of you loses the full 8. Two aren’t enough for her. Bring more heroes, and spells.',
  },
  looting: {
    title: 'A hound turns aside',
    given: 'A Bramble Hound is on I4, off every road. The Forge is two cells from it, and a sword lies there.',
    task: 'Watch where the arrow points, and end your turn twice.',
    outcome:
      'A stack within two cells draws an ordinary monster, road or no road: first to H3, then into the Forge, where it took the strongest sword. In close combat it now has 3 + 3. From there it’ll follow your road to the City.',
  },
  gate: {
    title: 'Holding the gate',
    given:
      'The Manticore is on the last cell of the Fireway, I7, and the gate, H7, is next. You’re the Dwarf, beside the gate, with the best shield.',
    task: 'Step onto H7 and end your turn.',
    outcome:
      'With a hero on her next cell she attacks and doesn’t move. The card said shooting: 7 and a 2 against your Defence 4, shield 3 and a 4. 9 against 11, not a scratch, and the City has one more round. Had you stayed beside her path, she’d have walked in and won.',
  },
});
