import { useState } from 'react';
import { Sign } from '../../shell/icons.tsx';
import shell from '../../shell/shell.module.css';
import { useEndWords } from '../use-end-words.ts';
import type { PictureFacts } from './picture.ts';

/** The result as a picture: passed on where the device can pass on files, saved everywhere else. */
export function PictureButton({ facts, isReady }: { facts(): PictureFacts; isReady: boolean }) {
  const words = useEndWords();
  const [is, setIs] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const canShare = matchMedia('(pointer: coarse)').matches && 'canShare' in navigator;
  const give = async () => {
    setIs('drawing');
    try {
      const { givePicture } = await import('./give-picture.ts');
      await givePicture(facts());
      setIs('idle');
    } catch {
      setIs('failed');
    }
  };
  return (
    <button
      type="button"
      className={shell['button']}
      aria-disabled={!isReady || is === 'drawing'}
      onClick={() => isReady && is !== 'drawing' && void give()}
      data-part="picture"
    >
      <Sign name={canShare ? 'share' : 'save'} size={18} />
      <span role="status">
        {is === 'drawing' ? words.drawing : is === 'failed' ? words.notDrawn : canShare ? words.share : words.save}
      </span>
    </button>
  );
}
