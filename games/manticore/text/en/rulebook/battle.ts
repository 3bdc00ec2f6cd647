import type { Rules } from '../../types.ts';

/** MC-8 to MC-17: attacks and their kinds, death, figures, healing. */
export const battle = {
  'MC-8.1': 'There are three kinds of attack: magic, close combat and shooting.',
  'MC-8.2':
    'Each side rolls one die: the attacker first, in a response the one who responds; then the side under attack.',
  'MC-8.3':
    'Against a foe you roll for yourself first and then for the foe. When the foe attacks it is the other way round.',
  'MC-8.4': 'Damage takes away that much life. On a monster it is shown by marks beside it.',
  'MC-8.5': 'Combat comes in three forms: attack, response attack, joint attack.',

  'MC-9.1': 'The attacker adds up Magic with its power points, amulet, the spells used and the die.',
  'MC-9.2': 'The defender adds up Magic with its power points, helmet, the spells used and the die.',
  'MC-9.3': 'The side with less takes the difference as damage. That may well be the attacker.',
  'MC-9.4': 'The attacker says whether they use spells before any die is rolled.',
  'MC-9.5':
    'The defender may use a spell only against a spell, and only the opposite one: Ice Boulder against Fireball, Fireball against Ice Boulder.',
  'MC-9.6': 'A spell that was used leaves the game, however the dice fall. Amulet and helmet stay.',

  'MC-10.1': 'A hero under attack chooses: accept the fight, or take cover behind the shield.',
  'MC-10.2': 'Monsters and the Manticore always accept the fight.',
  'MC-10.3':
    'In a fight both sides add up Attack with its power points, sword and die. The side with less takes the difference as damage, attacker or defender.',
  'MC-10.4':
    'Against cover the attacker still counts Attack, sword and die, the defender Defence with its power points, shield and die.',
  'MC-10.5': 'Behind cover you take the difference if the attacker has more. You cannot hurt the attacker.',

  'MC-11.1':
    'The attacker adds up Shooting with its power points, bow and die; the defender Defence with its power points, shield and die.',
  'MC-11.2': 'If the attacker has more, the defender takes the difference. The one who shoots is never hurt.',

  'MC-12.1': 'A hero may attack a monster, the Manticore or, in a semi-cooperative game, another player’s hero.',
  'MC-12.2': 'The target must be on a neighbouring cell, even for shooting and magic.',
  'MC-12.3': 'Each attack costs 1 initiative point.',
  'MC-12.4': 'Your first attack on a target each turn is of the kind you choose.',
  'MC-12.5': 'Every further attack on that target in the same turn is of the kind a random combat card shows.',
  'MC-12.6': 'Attack as often as your points allow.',
  'MC-12.7': 'Each attack is settled before the next begins.',

  'MC-13.1':
    'The one attacked must strike back each time, whether hero, monster or Manticore, unless one of the sides has perished.',
  'MC-13.2': 'A response costs nobody any initiative.',
  'MC-13.3': 'A random combat card shows the kind of the response.',
  'MC-13.4': 'Each response is settled at once.',

  'MC-14.1': 'Several heroes, as many as you like, may attack a monster, the Manticore or a hero together.',
  'MC-14.2': 'Everybody who takes part pays 1 initiative point, and so must have it.',
  'MC-14.3': 'A hero whose turn of this round is over cannot take part, even with points left.',
  'MC-14.4': 'All who take part stand on cells beside the target.',
  'MC-14.5':
    'The one who starts the joint attack chooses its kind if it is the first on that target; later ones in the same turn go by card.',
  'MC-14.6':
    'The group adds up the figures of all its heroes, with their improvements, and a single die. The target counts as usual.',
  'MC-14.7': 'If the group loses, each of its heroes takes the full damage.',
  'MC-14.8':
    'A card shows the kind of the response. The target counts as usual; the group defends with the sum of its figures, with improvements, and a single die.',
  'MC-14.9': 'If the group loses against the response, again each of its heroes takes the full damage.',
  'MC-14.10': 'Agree beforehand who gets the power points and the artifact.',
  'MC-14.11':
    'Without an agreement the trophy belongs to the hero with more initiative points; if they are equal, to the one who proposed the attack.',

  'MC-15.1': 'A hero whose life falls to 0 is dead: the marker is removed and the player is out.',
  'MC-15.2': 'A monster without life is removed.',
  'MC-15.3': 'When the Manticore has no life left, the game ends and the heroes have won.',

  'MC-16.1': 'The Manticore fights with the figures of her sheet.',
  'MC-16.2':
    'A monster’s Magic, Shooting, Attack, Defence and life are all equal to its level, 3 or 4. Its Initiative is 1.',
  'MC-16.3': 'Wounds of monsters do not last: each round all survivors are restored to full life.',
  'MC-16.4': 'The Manticore’s life never comes back.',

  'MC-17.1': 'On your turn you may heal yourself: 2 initiative points for each point of life, as often as you like.',
  'MC-17.2': 'The Mage may also heal a hero on a neighbouring cell, at the same price.',
  'MC-17.3': 'Nobody is healed beyond 10.',
  'MC-17.4': 'The dead cannot be healed.',
} satisfies Partial<Rules>;
