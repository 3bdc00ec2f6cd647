import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import { download } from '../../storage/files.ts';
import { type Means, PICTURE, type PictureFacts, pictureOf } from './picture.ts';

/** Draws the result and passes it on where the device can, or saves it as a file. */
export async function givePicture(facts: PictureFacts): Promise<void> {
  const picture = await drawn(pictureOf(facts, await meansFor(facts)));
  const name = `${facts.game.name}, ${facts.date}.png`.replace(/[^\p{L}\p{N}.,-]+/gu, '_');
  const file = new File([picture], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }))
    // Whoever changes their mind has not failed.
    await navigator.share({ files: [file], title: facts.result.headline }).catch(() => {});
  else download(file);
}

/** A picture may fetch nothing: what it needs is put into it. */
async function meansFor({ game }: PictureFacts): Promise<Means> {
  const [cover, ...fonts] = await Promise.all([
    game.hasCover ? asData(`/covers/${game.id}.svg`).catch(() => null) : null,
    asData(latin),
    asData(cyrillic),
  ]);
  const ranges = ['U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212', 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'];
  const font = fonts
    .map(
      (data, n) =>
        `@font-face{font-family:"Golos Text Variable";font-weight:400 900;src:url(${data}) format("woff2-variations");unicode-range:${ranges[n]}}`,
    )
    .join('');
  const pen = document.createElement('canvas').getContext('2d');
  const width: Means['width'] = (words, size, weight) => {
    if (pen === null) return words.length * size * 0.55;
    pen.font = `${weight} ${size}px "Golos Text Variable", system-ui, sans-serif`;
    return pen.measureText(words).width;
  };
  return { cover, font, width };
}

async function asData(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function drawn(svg: string): Promise<Blob> {
  const image = new Image(PICTURE.width, PICTURE.height);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE.width;
    canvas.height = PICTURE.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
