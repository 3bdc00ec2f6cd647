import type { Paragraphs } from '../../types.ts';

export const raids = {
  'MF-18.1':
    'If your movement ended on a rival’s asset, you may declare it captured, unless it has a guard or its owner’s chip is there.',
  'MF-18.2': 'It still belongs to its owner: marker and card stay where they are.',
  'MF-18.3': 'What it makes in its owner’s turn is yours, if you provide what it needs.',
  'MF-18.4':
    'To operate it, put the wages of its workers and the inputs of its technology on its card. With 2 workers and 2 ore needed, that is 2 nAn and 2 ore.',
  'MF-18.5': 'Or provide nothing: that is sabotage, and the asset stands still.',
  'MF-18.6':
    'In the owner’s next stage 1 the asset works with what lies on the card. Wages and inputs go to the bank, the product to the raider.',
  'MF-18.7': 'In that turn the owner does not pay those workers again.',
  'MF-18.8':
    'While a captured asset is operated, its owner can move no workers and no technology to it or from it, nor discharge those workers, nor sell that technology.',
  'MF-18.9': 'While it is sabotaged, the owner may send its workers elsewhere; its technology stays where it is.',
  'MF-18.10':
    'The capture lasts while the raider’s chip stays. Every further turn the raider chooses again: provide or sabotage.',
  'MF-18.11': 'When the raider leaves, the asset is its owner’s to use from the next turn: own inputs, own wages.',
  'MF-18.12': 'An owner who is still on the way, even one hex short, has ended nothing.',
  'MF-18.13':
    'A capture ends when the owner’s movement ends on the hex, which is an arrest, or by a deal that makes the raider give up.',

  'MF-19.1': 'If the owner’s movement ends on the captured asset, the raider is arrested.',
  'MF-19.2': 'The raider’s chip goes to the business centre and stays there for two turns of that player.',
  'MF-19.3': 'Under arrest you can sell no resources and move neither workers nor technologies.',
  'MF-19.4': 'Your assets work on in your turns if they have inputs and paid workers; the products wait in your stock.',

  'MF-20.1': 'One more worker may stand on the guard place of an asset. A guard does not produce.',
  'MF-20.2': 'An asset with a guard cannot be captured.',
  'MF-20.3': 'Rivals cannot stop there with any vehicle, nor pass through by train or electric vehicle.',

  'MF-21.1': 'If even 1 worker is unpaid, all your workers leave your assets, and your next turn produces nothing.',
  'MF-21.2': 'The strike is called by rivals when you begin to plan or end your turn unpaid.',
  'MF-21.3': 'In a turn in which you pay, you put the workers back, and from then on they produce again.',
  'MF-21.4': 'A strike goes on until the wages are paid.',

  'MF-22.1': 'The first BIObot made in a park of one’s own wins; if so agreed, the second or the third.',
  'MF-22.2': 'The game is over at that moment.',
} satisfies Paragraphs;
