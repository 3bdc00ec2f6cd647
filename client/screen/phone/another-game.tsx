import type { Room } from '@parlour/protocol';
import { useScreenText } from '../text/index.ts';
import { Choose } from './choose.tsx';

type Props = { room: Room; onBack(): void };

/** Something else is to be played around the same screen: whoever sits here comes along. */
export function AnotherGame({ room, onBack }: Props) {
  const text = useScreenText();
  if (text === null || room.screen === null) return null;
  return <Choose code={room.screen.code} text={text} hint={text.anotherGameHint} onTaken={onBack} onBack={onBack} />;
}
