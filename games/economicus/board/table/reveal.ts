import { select } from './selection.ts';

const AT_DESK = /^(desk|choice|bid-more|order|pick)\b/;
/** What answers a question is seen even while the desk is at rest. */
const AT_REST =
  /^(desk|bid-more-[15]|choice-(bid|announceLot|createProjects|offerTakeover|acceptTakeover|keepCompany|sell)\b.*)$/;
/** On a phone the paper has no room for them: they lie in a tab of their own. */
const IN_PAPER = /^(league|event|player|stars|cash|cards|year)\b/;
const IN_HAND = /^(card|certificate|purse|portfolio)\b/;

export function reveal(place: string): void {
  if (IN_HAND.test(place)) return;
  if (AT_DESK.test(place)) select({ tab: 'desk', isDeskUp: !AT_REST.test(place) });
  else if (IN_PAPER.test(place)) select({ tab: 'players', isDeskUp: true });
  // Everything else lies on the ring, under the desk.
  else select({ tab: 'desk', isDeskUp: false });
}
